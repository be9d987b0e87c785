import type { PartyReceipt } from "@takujo/contracts/booking/organizer/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { giveUp, takeOffer, updateReservation } from "../../reservation/index.ts";
import { offerWindow, recordTransitions, takeFree } from "../../seats/index.ts";
import { enterParty } from "./enter-parties.ts";
import { mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

interface Offer {
  reason: string;
  /** By default as many as are free and requested. */
  seats?: number | undefined;
}

/**
 * An offer out of order, or of fewer seats than requested. Regular offers were made when the session was locked; this is
 * for the seats left over.
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

/** The telephone answer of a party without an account to an offer: it accepts the seats or declines. */
export async function answerOffer(
  transaction: DatabaseTransaction,
  id: string,
  answer: "accept" | "pass",
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const party = await enterParty(transaction, id, reach, now);
  const { session, reservation } = party;
  if (!mayOrganizer({ ...session, ...reservation }, now).accept) throw new DomainError("not-now");
  const answered =
    answer === "accept"
      ? await takeOffer(transaction, party, { termsVersion: null, madeBy: "organizer" }, now)
      : await giveUp(transaction, party, "organizer", now);
  await insertAuditEntry(transaction, {
    actorId,
    action: `reservation.${answer}`,
    subject: { kind: "reservation", id },
    before: { state: "offered" },
    after: { state: answered.state, seats: answered.seats },
  });
  return presentReceipt(answered);
}
