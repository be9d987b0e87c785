import type { PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions } from "../history/index.ts";
import { promiseAgain } from "../price/index.ts";
import { updateReservation } from "../reservation/index.ts";
import { demandNotSeatedElsewhere, takeFree } from "../seat-gate/index.ts";
import { enterParty } from "./enter-parties.ts";
import { hasMail, mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

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
  if (userId) await demandNotSeatedElsewhere(transaction, session, { userId, except: id }, now);
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
