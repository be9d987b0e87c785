import type { SeatState } from "../../../ui/seat/table-diagram.tsx";
import type { SessionSeats } from "../../event/seats.ts";
import type { SessionView } from "../../event/server-session-view.ts";
import { takesSeats } from "../../event/session-seats.ts";

/** A session as it is chosen here. */
export interface ChoiceSession extends SessionView {
  /** What is played at the table; empty without one. */
  game: string;
  maxSeats: number;
}

export interface ChoiceBand {
  key: string;
  name: string;
  time: string;
  sessions: ChoiceSession[];
}

/** Full ones too: there one can wait. */
export const isChoosable = (seats: SessionSeats | undefined) =>
  takesSeats(seats) || seats?.state === "full";

export function mostSeats(session: ChoiceSession, seats: SessionSeats | undefined): number {
  const most = Math.min(session.maxSeats, session.capacity);
  return takesSeats(seats) ? Math.min(most, seats.left) : most;
}

/** More chairs than this do not fit around a drawn table; then the words have to do. */
const mostDrawn = 10;

/** Taken ones first, then those that are chosen, side by side. */
export function chairs(seats: SessionSeats | undefined, chosen: number): SeatState[] {
  if (!seats || seats.capacity > mostDrawn || seats.state === "called-off") return [];
  const taken = seats.capacity - seats.left;
  return Array.from({ length: seats.capacity }, (_, index) =>
    index < taken ? "taken" : index < taken + chosen ? "mine" : "free",
  );
}
