import type { SeatState } from "../../../ui/seat/table-diagram.tsx";
import { maxPeople } from "../../event/seat-kinds.ts";
import type { SessionSeats } from "../../event/seats.ts";
import { takesSeats } from "../../event/session-seats.ts";
import type { SessionView } from "../../event/session-view.server.ts";

/** A session as shown in this form. */
export interface ChoiceSession extends SessionView {
  /** The game of the table; empty without one. */
  game: string;
  maxSeats: number;
}

export interface ChoiceBand {
  key: string;
  name: string;
  time: string;
  sessions: ChoiceSession[];
}

/** Includes full sessions, which have a waitlist. */
export const isChoosable = (seats: SessionSeats | undefined) =>
  takesSeats(seats) || seats?.state === "full";

export function maxSeats(session: ChoiceSession, seats: SessionSeats | undefined): number {
  const max = Math.min(session.maxSeats, session.capacity);
  return takesSeats(seats) ? Math.min(max, seats.left) : max;
}

/** `fewer`: it has seats, but not for this many people. `away`: it takes no reservations now. */
export type Fit = "fits" | "fewer" | "full" | "away";

export function fitOf(session: ChoiceSession, seats: SessionSeats | undefined, count: number): Fit {
  if (takesSeats(seats)) return maxSeats(session, seats) >= count ? "fits" : "fewer";
  return seats?.state === "full" ? "full" : "away";
}

/** Selectable numbers of people, up to the largest table, and including the person's current number. */
export function peopleChoices(bands: ChoiceBand[], own = 0): number[] {
  const sessions = bands.flatMap((band) => band.sessions);
  const max = Math.max(1, ...sessions.map((own) => Math.min(own.maxSeats, own.capacity)));
  const choices = Array.from({ length: Math.min(maxPeople, max) }, (_, index) => index + 1);
  return own > choices.length ? [...choices, own] : choices;
}

/** More chairs do not fit around a drawn table; then the number is shown only in words. */
const maxDrawn = 10;

/** Taken chairs first, then the chosen ones side by side. */
export function chairs(seats: SessionSeats | undefined, chosen: number): SeatState[] {
  if (!seats || seats.capacity > maxDrawn || seats.state === "called-off") return [];
  const taken = seats.capacity - seats.left;
  return Array.from({ length: seats.capacity }, (_, index) =>
    index < taken ? "taken" : index < taken + chosen ? "mine" : "free",
  );
}
