import type { FriendSeatReceipt } from "@takujo/contracts/booking/friend-seat";
import type { Guest } from "@takujo/contracts/booking/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectLiveSeats } from "../party-place/index.ts";
import { enqueueFriendMail } from "./enqueue-friend-mail.ts";
import { enterSeat, namePlace } from "./enter-party.ts";
import { invitationState } from "./policy.ts";
import { presentSeatReceipt } from "./present.ts";
import { claimSeat, endSeat } from "./queries.ts";

interface Friend {
  /** Null for a friend who is not signed in. */
  userId: string | null;
  nickname: string;
  language: Guest["language"];
  /** Empty for no mails, and for whoever has an account. */
  email: string;
  locale: Locale;
}

/** Takes the place of a link, once. The party had the seat before, so the seat gate is not asked. */
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

/** Says no. Nobody is asked why, and the sender reads that the seat is free. */
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
