import type { WaitingReason } from "@takujo/contracts/games/admin-reservation";
import { offerWindow } from "../seat-gate/index.ts";

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
  /** With how many seats the party would be content. */
  min_seats: number | null;
  /** Of an offer: when it was made. */
  offered_at: Date | null;
}

interface Kept {
  /** In holds and offers of others. */
  seats: number;
  /** When the first of them runs out. */
  until: Date | null;
}

/** Why somebody who waits was not asked yet; of somebody who was, why they do not know it yet. Null where there is nothing to explain. */
export function whyWaiting(
  party: InLine,
  session: WaitedFor,
  kept: Kept,
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
  return kept.seats > 0 ? reason("kept", kept.seats, kept.until) : reason("full", 0);
}

const isPublic = ({ event_state, published_at }: WaitedFor, now: Date) =>
  (event_state === "published" || event_state === "changed") &&
  published_at !== null &&
  published_at <= now;

/** Nobody is woken: an offer of the night is told in the morning. */
function untoldYet({ offered_at }: InLine, session: WaitedFor, now: Date): WaitingReason | null {
  if (!offered_at) return null;
  const { tellAt } = offerWindow(offered_at, session);
  if (tellAt <= now) return null;
  return { code: "quiet-hours", seats: 0, until: tellAt.toISOString() };
}
