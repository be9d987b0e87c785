import type { Guest, ReservationChange } from "@takujo/contracts/booking/reservation";
import { allPlaces, ordinaryKind, type SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { leavePlaces } from "../party-place/index.ts";
import type { ReservationRow } from "./queries.ts";

interface Wanted extends Pick<ReservationChange, "leaving"> {
  seats: number;
  guests: Guest[];
  kinds?: string[] | undefined;
}

interface PartyAfter {
  guests: Guest[];
  kinds: string[] | undefined;
  /** As they were promised. */
  prices: SeatPrice[] | null;
}

/**
 * Who is left of a locked party, by the places they have from then on. Kinds and names go with their people; where they differ, nobody
 * but the party says which seats are given back.
 */
export async function partyAfter(
  transaction: DatabaseTransaction,
  reservation: ReservationRow,
  { seats, leaving, guests, kinds }: Wanted,
  now: Date,
): Promise<PartyAfter> {
  const prices = reservation.prices as SeatPrice[] | null;
  if (kinds && kinds.length > Math.max(seats, reservation.seats)) {
    throw new DomainError("invalid-input", "kinds: more than seats.", { reason: "kinds-many" });
  }
  const kindAt = (place: number) => kinds?.[place] ?? prices?.[place]?.kind ?? ordinaryKind;
  if (!leaving) {
    const further = allPlaces(Math.max(seats, reservation.seats)).slice(1).map(kindAt);
    if (seats < reservation.seats && new Set(further).size > 1) {
      throw new DomainError("invalid-input", "leaving: seats of which kind are given back.", {
        reason: "leaving",
      });
    }
    return { guests, kinds: kinds?.slice(0, seats), prices };
  }
  const before = await leavePlaces(transaction, reservation, { leaving, seats }, now);
  return {
    guests: before.slice(1).map((place) => guests[place - 1] ?? { nickname: "", language: "ja" }),
    kinds: before.map(kindAt),
    prices: prices && before.flatMap((place) => prices[place] ?? []),
  };
}
