import type { SeatState } from "../../../ui/seat/table-diagram.tsx";
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

export function mostSeats(session: ChoiceSession, seats: SessionSeats | undefined): number {
  const most = Math.min(session.maxSeats, session.capacity);
  return takesSeats(seats) ? Math.min(most, seats.left) : most;
}

/** More chairs do not fit around a drawn table; then the number is shown only in words. */
const mostDrawn = 10;

/** Taken chairs first, then the chosen ones side by side. */
export function chairs(seats: SessionSeats | undefined, chosen: number): SeatState[] {
  if (!seats || seats.capacity > mostDrawn || seats.state === "called-off") return [];
  const taken = seats.capacity - seats.left;
  return Array.from({ length: seats.capacity }, (_, index) =>
    index < taken ? "taken" : index < taken + chosen ? "mine" : "free",
  );
}
