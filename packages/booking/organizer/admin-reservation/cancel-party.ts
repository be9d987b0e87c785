import type { PartyReceipt } from "@takujo/contracts/booking/organizer/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { promiseAgain } from "../../money/index.ts";
import { updateReservation } from "../../reservation/index.ts";
import {
  assertNotSeatedElsewhere,
  dropCalls,
  recordTransitions,
  settle,
  takeFree,
} from "../../seats/index.ts";
import { enterParty } from "./enter-parties.ts";
import { hasMail, mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

interface Cancellation {
  /** The organizer's reason, which the party is told. None if the party asked for it. */
  reason?: string | undefined;
  /** The party asked for it, so no call is needed. A party with an address still gets a mail. */
  isTold?: boolean | undefined;
}

/** Cancels a held, offered, waiting or confirmed reservation and tells the party why. It never counts as late. */
export async function cancelParty(
  transaction: DatabaseTransaction,
  id: string,
  { reason, isTold = false }: Cancellation,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, reach, now);
  const { state, seats, seats_held } = reservation;
  if (!mayOrganizer({ ...session, ...reservation }, now).cancel) throw new DomainError("not-now");
  const cancelled = await updateReservation(
    transaction,
    id,
    { state: "cancelled", expires_at: null, cancelled_late: false },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "cancel",
        state: "cancelled",
        seats,
        madeBy: "organizer",
        ...(reason && { detail: { reason } }),
        ...((hasMail(reservation) || !isTold) && { mail: { kind: "cancelled" } }),
      },
    ],
    now,
  );
  if (isTold) await dropCalls(transaction, { reservationId: id, now });
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.cancel",
    subject: { kind: "reservation", id },
    before: { state, seats },
    after: { state: "cancelled" },
    reason,
  });
  session.free += seats_held;
  await settle(transaction, session, now);
  return presentReceipt(cancelled);
}

/** Undoes a cancellation if the seats are still free. */
export async function restoreParty(
  transaction: DatabaseTransaction,
  id: string,
  reason: string,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, reach, now);
  const { seats, user_id: userId } = reservation;
  if (!mayOrganizer({ ...session, ...reservation }, now).restore) throw new DomainError("not-now");
  if (userId) await assertNotSeatedElsewhere(transaction, session, { userId, except: id }, now);
  takeFree(session, seats);
  const promise = await promiseAgain(transaction, reservation, now);
  const restored = await updateReservation(
    transaction,
    id,
    {
      state: "confirmed",
      cancelled_late: false,
      ...promise,
      told_schedule: session.schedule_version,
    },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "restore",
        state: "confirmed",
        seats,
        madeBy: "organizer",
        ...(hasMail(restored) && { mail: { kind: "confirmed" } }),
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.restore",
    subject: { kind: "reservation", id },
    before: { state: "cancelled" },
    after: { state: "confirmed", seats },
    reason,
  });
  return presentReceipt(restored);
}
