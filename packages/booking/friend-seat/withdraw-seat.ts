import type { FriendSeatReceipt } from "@takujo/contracts/booking/friend-seat";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueueFriendMail } from "./enqueue-friend-mail.ts";
import { demandNotArrived, enterOwnParty, namePlace, type OwnParty } from "./enter-party.ts";
import { takesFriends } from "./policy.ts";
import { presentSeatReceipt } from "./present.ts";
import { endSeat, selectSeat } from "./queries.ts";

/** Takes a link back, used or not. The holder answers for the party, so also for who comes with it. */
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
    await demandNotArrived(transaction, seat);
  }
  const [ended] = await endSeat(transaction, { id: seat.id, state: "withdrawn", now });
  if (!ended) throw new DomainError("not-now");
  if (isTaken) {
    await namePlace(transaction, party, seat.place, { nickname: "" }, now);
    await enqueueFriendMail(transaction, seat.id, "withdrawn");
  }
  return presentSeatReceipt(ended);
}
