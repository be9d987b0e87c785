import type { FriendSeatReceipt } from "@takujo/contracts/booking/friend-seat";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueueFriendMail } from "./enqueue-friend-mail.ts";
import { demandNotArrived, enterSeat, namePlace } from "./enter-party.ts";
import { takesFriends } from "./policy.ts";
import { presentSeatReceipt } from "./present.ts";
import { endSeat } from "./queries.ts";

/** Gives the place back to the party, which keeps the seat and may send it to somebody else. */
export async function returnSeat(
  transaction: DatabaseTransaction,
  seatId: string,
  now = new Date(),
): Promise<FriendSeatReceipt> {
  const { seat, party } = await enterSeat(transaction, seatId);
  if (seat.state !== "taken" || !takesFriends(party, now)) throw new DomainError("not-now");
  await demandNotArrived(transaction, seat);
  const [ended] = await endSeat(transaction, { id: seat.id, state: "returned", now });
  if (!ended) throw new DomainError("not-now");
  await namePlace(transaction, party, seat.place, { nickname: "" }, now);
  await enqueueFriendMail(transaction, seat.id, "freed");
  return presentSeatReceipt(ended);
}
