import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";

type Session = ReceptionList["sessions"][number];

/** Default session for walk-ins: current open seating, before any game's table. */
export function walkInSession(open: Session[], now = Date.now()): Session | undefined {
  const general = open.filter(({ letter }) => letter === null);
  return general.find(({ endsAt }) => Date.parse(endsAt) > now) ?? general[0] ?? open[0];
}
