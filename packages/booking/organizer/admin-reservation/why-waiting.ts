import type { WaitingReason } from "@takujo/contracts/booking/organizer/admin-reservation";
import { offerWindow } from "../../seats/index.ts";

interface WaitedFor {
  capacity: number;
  seats_taken: number;
  called_off: boolean;
  opens_at: Date;
  closes_at: Date;
  starts_at: Date;
  event_state: string;
  published_at: Date | null;
}

interface InLine {
  state: string;
  /** The smallest number of seats that the party would accept. */
  min_seats: number | null;
  /** When the current offer was made. */
  offered_at: Date | null;
}

interface SeatsHeldForOthers {
  /** Seats in holds and offers of others. */
  seats: number;
  /** When the first of them expires. */
  until: Date | null;
}

/** Why a waiting party has no offer yet, or an offered party was not told yet. Null if there is nothing to explain. */
export function whyWaiting(
  party: InLine,
  session: WaitedFor,
  held: SeatsHeldForOthers,
  now: Date,
): WaitingReason | null {
  if (party.state === "offered") return untoldYet(party, session, now);
  if (party.state !== "waiting") return null;
  const free = session.capacity - session.seats_taken;
  const reason = (code: WaitingReason["code"], seats: number, until: Date | null = null) => ({
    code,
    seats,
    until: until?.toISOString() ?? null,
  });
  if (session.called_off || session.event_state === "cancelled") return reason("called-off", free);
  if (now >= session.closes_at) return reason("closed", free);
  if (!isPublic(session, now) || now < session.opens_at) {
    return reason("not-open", free, now < session.opens_at ? session.opens_at : null);
  }
  if (free >= (party.min_seats ?? 1)) return reason("soon", free);
  if (free > 0) return reason("together", free);
  return held.seats > 0 ? reason("kept", held.seats, held.until) : reason("full", 0);
}

const isPublic = ({ event_state, published_at }: WaitedFor, now: Date) =>
  (event_state === "published" || event_state === "changed") &&
  published_at !== null &&
  published_at <= now;

/** An offer made at night is mailed in the morning. */
function untoldYet({ offered_at }: InLine, session: WaitedFor, now: Date): WaitingReason | null {
  if (!offered_at) return null;
  const { tellAt } = offerWindow(offered_at, session);
  if (tellAt <= now) return null;
  return { code: "quiet-hours", seats: 0, until: tellAt.toISOString() };
}
