import type { SeatState, SeatsBySession, SessionSeats } from "./seats.ts";
import type { SessionBand, SessionView } from "./session-view.server.ts";

/** Undefined while unknown; states that depend only on the time are known before the seats are. */
export function sessionSeats(
  { id, state, capacity }: SessionView,
  seats: SeatsBySession | undefined,
): SessionSeats | undefined {
  return seats?.get(id) ?? (state ? { left: 0, capacity, state } : undefined);
}

/** From best to worst for a visitor. */
const byHope: SeatState[] = ["open", "few", "soon", "full", "closed", "called-off"];

/** The seats of a part of the day: the free ones, or else the best remaining state. */
export function bandSeats(
  { sessions }: Pick<SessionBand, "sessions">,
  seats: SeatsBySession | undefined,
): SessionSeats | undefined {
  const own = sessions.map((session) => sessionSeats(session, seats));
  const state = byHope.find((state) => own.some((session) => session?.state === state));
  if (!state || own.includes(undefined)) return undefined;
  const open = own.filter(takesSeats);
  const sum = (name: "left" | "capacity") =>
    open.reduce((total, session) => total + session[name], 0);
  return { left: sum("left"), capacity: sum("capacity"), state };
}

type Reservable = SessionSeats & { state: "open" | "few" };

export function takesSeats(seats: SessionSeats | undefined): seats is Reservable {
  return seats?.state === "open" || seats?.state === "few";
}
