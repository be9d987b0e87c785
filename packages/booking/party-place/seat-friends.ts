import type { Guest } from "@takujo/contracts/booking/reservation";
import type { SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { arrange, type SeatedFriend } from "./arrange.ts";
import { movePlace, selectLiveSeats, withdrawOpen } from "./queries.ts";

interface Party {
  id: string;
  seats: number;
  arrived: number;
  prices: unknown;
}

interface Seating {
  guests: Guest[];
  /** By place: whoever has another place has the price with them. */
  prices: SeatPrice[] | null;
}

/**
 * Seats a party anew that is locked and about to have so many seats. Whoever took a place by a link stays: a party cannot become
 * smaller than its friends are many, and nobody renames them. Links to places that are gone end. Null if nobody took one.
 */
export async function seatFriends(
  transaction: DatabaseTransaction,
  party: Party,
  { guests, seats }: { guests: Guest[]; seats: number },
  now: Date,
): Promise<Seating | null> {
  const live = await selectLiveSeats(transaction, { reservationId: party.id });
  if (live.length === 0) return null;
  const friends = live.filter(({ state }) => state === "taken").map(presentFriend);
  if (friends.length === 0) {
    await withdrawOpen(transaction, { reservationId: party.id, seats, places: [], now });
    return null;
  }
  const invited = new Set(live.filter(({ state }) => state === "open").map(({ place }) => place));
  const arranged = arrange(guests, friends, seats, invited);
  if (!arranged) throw new DomainError("friends-seated");
  // The door knows people by their places.
  if (arranged.moved.length > 0 && party.arrived > 0) throw new DomainError("already-arrived");
  const places = arranged.moved.map(({ to }) => to);
  await withdrawOpen(transaction, { reservationId: party.id, seats, places, now });
  for (const { id, to } of arranged.moved) await movePlace(transaction, { id, place: to });
  return { guests: arranged.guests, prices: pricesAfter(party.prices, arranged.moved) };
}

type Live = Awaited<ReturnType<typeof selectLiveSeats>>[number];

const presentFriend = ({ id, place, nickname, language }: Live): SeatedFriend => ({
  id,
  place,
  nickname,
  language: language as Guest["language"],
});

function pricesAfter(promised: unknown, moved: { from: number; to: number }[]): SeatPrice[] | null {
  if (!promised) return null;
  const prices = [...(promised as SeatPrice[])];
  for (const { from, to } of moved) {
    const [left, right] = [prices[from], prices[to]];
    if (left && right) [prices[from], prices[to]] = [right, left];
  }
  return prices;
}
