import type { PartyReceipt } from "@takujo/contracts/games/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { record } from "../history/index.ts";
import { updateReservation } from "../reservation/index.ts";
import { offerWindow, takeFree } from "../seat-gate/index.ts";
import { enterParty } from "./enter-parties.ts";
import { mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

interface Offer {
  reason: string;
  /** As many as are free and wanted, without it. */
  seats?: number | undefined;
}

/**
 * Out of turn, and of fewer seats than a party asked for. Whoever can be offered what is free in their turn has it already when
 * the session was entered; this is for what is left.
 */
export async function offerByHand(
  transaction: DatabaseTransaction,
  id: string,
  { reason, seats: asked }: Offer,
  actorId: string,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, now);
  // It was their turn.
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
  await record(
    transaction,
    [
      {
        reservationId: id,
        cause: "offer",
        state: "offered",
        seats,
        madeBy: "organizer",
        detail: { until: until.toISOString() },
        ...(reservation.user_id && { mail: { kind: "offer", runAt: tellAt } }),
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
