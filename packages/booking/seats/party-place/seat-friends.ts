import { allPlaces, type SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
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
  /** By place: a friend who moves takes the price along. */
  prices: SeatPrice[] | null;
}

/**
 * Reassigns the places of a locked party that is about to have this many seats. A party keeps at least one seat per friend who
 * took a place, and nobody renames them. Links to removed places end. Null if nobody took one.
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
  // The door identifies people by place.
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

/**
 * Gives back the named places of a locked party that is about to have this many seats. Returns, for each new place, the former one.
 * Members keep a place that still exists; the others take the free ones in order.
 */
export async function leavePlaces(
  transaction: DatabaseTransaction,
  party: Omit<Party, "prices">,
  { leaving, seats }: { leaving: number[]; seats: number },
  now: Date,
): Promise<number[]> {
  const left = new Set(leaving);
  const isWhole = left.size === leaving.length && leaving.length === party.seats - seats;
  if (!isWhole || !leaving.every((place) => place < party.seats)) {
    throw new DomainError("invalid-input", "leaving: as many places as seats are given back.", {
      reason: "leaving",
    });
  }
  const live = await selectLiveSeats(transaction, { reservationId: party.id });
  // A friend who took a place by a link cannot be removed by number.
  if (live.some(({ state, place }) => state === "taken" && left.has(place))) {
    throw new DomainError("friends-seated");
  }
  const moving = allPlaces(party.seats).filter((place) => place >= seats && !left.has(place));
  if (moving.length > 0 && party.arrived > 0) throw new DomainError("already-arrived");
  const before = allPlaces(seats).map(
    (place) => (left.has(place) ? moving.shift() : place) ?? place,
  );
  await withdrawOpen(transaction, {
    reservationId: party.id,
    seats: party.seats,
    places: leaving,
    now,
  });
  for (const { id, place } of live) {
    const moved = before.indexOf(place);
    if (moved >= 0 && moved !== place) await movePlace(transaction, { id, place: moved });
  }
  return before;
}
