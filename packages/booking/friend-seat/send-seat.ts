import type { FriendSeatReceipt, NewFriendSeat } from "@takujo/contracts/booking/friend-seat";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enterOwnParty, type OwnParty } from "./enter-party.ts";
import { linkDeadline, takesFriends } from "./policy.ts";
import { presentSeatReceipt } from "./present.ts";
import { endSeat, insertSeat, selectSeatsOfParty } from "./queries.ts";

const lastNumber = 99;

/** Makes the one link for a place of one's party. Its seats stay what they are. */
export async function sendSeat(
  transaction: DatabaseTransaction,
  own: OwnParty,
  { place, message, senderPays }: NewFriendSeat,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const party = await enterOwnParty(transaction, own);
  if (!takesFriends(party, now)) throw new DomainError("not-now");
  if (place >= party.seats) throw new DomainError("invalid-input", "place: not of the party.");
  const seats = await selectSeatsOfParty(transaction, { reservationId: party.id });
  const before = seats.find(
    (seat) => seat.place === place && (seat.state === "open" || seat.state === "taken"),
  );
  if (before?.state === "taken" || (before && now < before.expires_at)) {
    throw new DomainError("not-now", "There is a link for this place.", { reason: before.state });
  }
  if (before) await endSeat(transaction, { id: before.id, state: "withdrawn", now });
  const number = Math.max(1, ...seats.map((seat) => seat.number)) + 1;
  if (number > lastNumber) throw new DomainError("not-now", "Too many links.", { reason: "many" });
  const expiresAt = linkDeadline(party.starts_at, now);
  const [made] = await insertSeat(transaction, {
    ...{ reservationId: party.id, place, number, message, senderPays, expiresAt, now },
  });
  if (!made) throw new Error("A link was not stored");
  return presentSeatReceipt(made);
}
