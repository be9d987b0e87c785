import { allPlaces } from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { movePlace, selectLiveSeats, withdrawOpen } from "./queries.ts";

interface Party {
  id: string;
  seats: number;
  arrived: number;
}

/**
 * Gives back the named places of a party that is locked and about to have so many seats. The answer is by the places from then on:
 * which place each had before. Whoever has one that is there still stays at it; the others take, in their order, those that were left.
 */
export async function leavePlaces(
  transaction: DatabaseTransaction,
  party: Party,
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
  // Who took a place by a link is not sent away with a number.
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
