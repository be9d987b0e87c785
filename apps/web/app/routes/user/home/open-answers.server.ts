import type { ReservationList } from "@takujo/contracts/generated/games/types.gen";
import { reservationView } from "../reservation/reservation-view.server.ts";

/** Offers and unfinished holds, the most urgent first. */
export function openAnswers({ upcoming, waiting }: ReservationList, now: number) {
  return [...waiting, ...upcoming]
    .filter(({ state }) => state === "offered" || state === "held")
    .sort((one, other) => deadlineOf(one) - deadlineOf(other))
    .map((one) => reservationView(one, now));
}

const deadlineOf = ({ expiresAt }: { expiresAt: string | null }) => Date.parse(expiresAt ?? "");

/** Those whose time is over, for a page on which they ran out. */
export function missedAnswers({ past }: ReservationList, now: number) {
  return past
    .filter(({ state }) => state === "expired" || state === "lapsed")
    .filter(({ session }) => Date.parse(session.startsAt) > now)
    .map((one) => reservationView(one, now));
}
