import type { FriendMailKind } from "@takujo/contracts/booking/reservation/friend-mail";
import type {
  FriendSeatReceipt,
  NewFriendSeat,
} from "@takujo/contracts/booking/reservation/friend-seat";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { friendMailJob, friendMailKey, selectLiveSeats } from "../../seats/index.ts";
import {
  assertNotArrived,
  enterOwnParty,
  enterSeat,
  namePlace,
  type OwnParty,
} from "./enter-party.ts";
import { invitationState, linkDeadline, takesFriends } from "./policy.ts";
import { presentSeatReceipt } from "./present.ts";
import { claimSeat, endSeat, insertSeat, selectSeat, selectSeatsOfParty } from "./queries.ts";

/** Whether there is an address is checked when the mail is sent. */
const enqueueFriendMail = (
  transaction: DatabaseTransaction,
  seatId: string,
  kind: FriendMailKind,
): Promise<void> =>
  enqueue(transaction, friendMailJob, { seatId, kind }, { jobKey: friendMailKey(seatId, kind) });

const lastNumber = 99;

/** Creates the link for a place of the person's party. Seats do not change. */
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

interface Friend {
  /** Null for a friend who is not signed in. */
  userId: string | null;
  nickname: string;
  language: Guest["language"];
  /** Empty for friends with an account, and for those who want no mails. */
  email: string;
  locale: Locale;
}

/** Takes the place of a link, once. The party already has the seat, so the seat gate is not involved. */
export async function takeSeat(
  transaction: DatabaseTransaction,
  seatId: string,
  friend: Friend,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const { seat, party } = await enterSeat(transaction, seatId);
  const state = invitationState(seat, party, now);
  if (state !== "open") throw refusedAs(state);
  if (friend.userId !== null) {
    const live = await selectLiveSeats(transaction, { reservationId: party.id });
    const isIn = live.some(({ user_id }) => user_id === friend.userId);
    if (party.user_id === friend.userId || isIn) throw refusedAs("yours");
  }
  const email = friend.userId === null ? friend.email.toLowerCase() : "";
  const [taken] = await claimSeat(transaction, { ...friend, id: seat.id, email, now });
  if (!taken) throw refusedAs("taken");
  const { nickname, language } = friend;
  await namePlace(transaction, party, seat.place, { nickname, language }, now);
  await enqueueFriendMail(transaction, seat.id, "ticket");
  await enqueueFriendMail(transaction, seat.id, "accepted");
  return presentSeatReceipt(taken);
}

/** Declines, without a reason. The sender sees that the seat is free. */
export async function declineSeat(
  transaction: DatabaseTransaction,
  seatId: string,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const { seat, party } = await enterSeat(transaction, seatId);
  const state = invitationState(seat, party, now);
  if (state !== "open") throw refusedAs(state);
  const [ended] = await endSeat(transaction, { id: seat.id, state: "declined", now });
  if (!ended) throw refusedAs("ended");
  await enqueueFriendMail(transaction, seat.id, "freed");
  return presentSeatReceipt(ended);
}

const refusedAs = (reason: string) =>
  new DomainError("not-now", "This link cannot be used.", { reason });

/** Returns the place to the party, which keeps the seat and may send it to another friend. */
export async function returnSeat(
  transaction: DatabaseTransaction,
  seatId: string,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const { seat, party } = await enterSeat(transaction, seatId);
  if (seat.state !== "taken" || !takesFriends(party, now)) throw new DomainError("not-now");
  await assertNotArrived(transaction, seat);
  const [ended] = await endSeat(transaction, { id: seat.id, state: "returned", now });
  if (!ended) throw new DomainError("not-now");
  await namePlace(transaction, party, seat.place, { nickname: "" }, now);
  await enqueueFriendMail(transaction, seat.id, "freed");
  return presentSeatReceipt(ended);
}

/** Withdraws a link, used or not: the holder decides who comes along. */
export async function withdrawSeat(
  transaction: DatabaseTransaction,
  own: OwnParty,
  seatId: string,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const party = await enterOwnParty(transaction, own);
  const [seat] = await selectSeat(transaction, { id: seatId });
  if (!seat || seat.reservation_id !== party.id) throw new DomainError("not-found");
  const isTaken = seat.state === "taken";
  if (isTaken) {
    if (!takesFriends(party, now)) throw new DomainError("not-now");
    await assertNotArrived(transaction, seat);
  }
  const [ended] = await endSeat(transaction, { id: seat.id, state: "withdrawn", now });
  if (!ended) throw new DomainError("not-now");
  if (isTaken) {
    await namePlace(transaction, party, seat.place, { nickname: "" }, now);
    await enqueueFriendMail(transaction, seat.id, "withdrawn");
  }
  return presentSeatReceipt(ended);
}
