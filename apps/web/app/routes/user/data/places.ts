import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";

/** Seats, or a place in a queue, that are lost with the account. */
export type Place = Pick<ReservationSummary, "id" | "state" | "seats" | "wantedSeats"> & {
  event: Pick<ReservationSummary["event"], "title" | "locale">;
  startsAt: string;
};

/** In the form, so that only shown seats are given up. */
export const idsOf = (places: Pick<Place, "id">[]): string => places.map(({ id }) => id).join(" ");
