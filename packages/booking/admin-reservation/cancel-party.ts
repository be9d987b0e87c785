import type { PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { dropCalls, recordTransitions } from "../history/index.ts";
import { updateReservation } from "../reservation/index.ts";
import { settle } from "../seat-gate/index.ts";
import { enterParty } from "./enter-parties.ts";
import { hasMail, mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

interface Cancellation {
  /** The organizer's, which the party is told. None if it was the party that wished it. */
  reason?: string | undefined;
  /** The party asked for it, so that nobody needs to telephone. Whoever has an address gets a mail all the same. */
  isTold?: boolean | undefined;
}

/** Cancels a reservation in any state and tells the party why. A cancellation by the organizer is never late. */
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
