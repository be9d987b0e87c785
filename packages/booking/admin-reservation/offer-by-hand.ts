import type { PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions } from "../history/index.ts";
import { updateReservation } from "../reservation/index.ts";
import { offerWindow, takeFree } from "../seat-gate/index.ts";
import { enterParty } from "./enter-parties.ts";
import { mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

interface Offer {
  reason: string;
  /** Without it, as many as are free and wanted. */
  seats?: number | undefined;
}

/**
 * An offer out of order, or of fewer seats than the party asked for. Regular offers were already made when the session was
 * locked; this is for the seats left over.
 */
export async function offerByHand(
  transaction: DatabaseTransaction,
  id: string,
  { reason, seats: asked }: Offer,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, reach, now);
  // The regular order has just offered them seats.
  if (reservation.state === "offered") return presentReceipt(reservation);
  if (!mayOrganizer({ ...session, ...reservation }, now).offer) throw new DomainError("not-now");
  const wanted = reservation.wanted_seats ?? reservation.seats;
  const seats = asked ?? Math.min(wanted, session.free);
  if (seats > wanted) throw new DomainError("too-many-seats");
  if (seats === 0) throw new DomainError("session-full");
  takeFree(session, seats);
  const { tellAt, until } = offerWindow(now, session);
  const offered = await updateReservation(
    transaction,
    id,
    { state: "offered", seats, expires_at: until },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "offer",
        state: "offered",
        seats,
        madeBy: "organizer",
        detail: { until: until.toISOString() },
        mail: { kind: "offer", runAt: tellAt },
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.offer",
    subject: { kind: "reservation", id },
    before: { state: "waiting" },
    after: { state: "offered", seats, until: until.toISOString() },
    reason,
  });
  return presentReceipt(offered);
}
