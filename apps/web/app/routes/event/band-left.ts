import type { SeatsBySession } from "./seats.ts";
import type { SessionBand } from "./server-session-view.ts";

/** The seats of a part of the day that can be reserved. */
export function bandLeft({ sessions }: SessionBand, seats: SeatsBySession): number {
  return sessions.reduce((sum, { id }) => {
    const own = seats.get(id);
    return own?.state === "open" || own?.state === "few" ? sum + own.left : sum;
  }, 0);
}
