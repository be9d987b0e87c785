import type { SeatState, SeatsBySession, SessionSeats } from "./seats.ts";
import type { SessionBand, SessionView } from "./server-session-view.ts";

/** Undefined while unknown; what hangs on the clock alone is known before the seats are. */
export function sessionSeats(
  { id, state, capacity }: SessionView,
  seats: SeatsBySession | undefined,
): SessionSeats | undefined {
  return seats?.get(id) ?? (state ? { left: 0, capacity, state } : undefined);
}

/** What a visitor can still hope for, best first. */
const byHope: SeatState[] = ["open", "few", "soon", "full", "closed", "called-off"];

/** Of a part of the day: the seats that can be reserved, or else the best that can be hoped for. */
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
