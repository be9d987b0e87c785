import { daysBefore } from "../venue-time.ts";
import type { PartySeed, SessionTimes } from "./reservation-seed.ts";

const minute = 60_000;
const offerStandsFor = 48 * 60 * minute;
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

export interface Step {
  at: Date;
  cause: string;
  state: string;
  madeBy: "person" | "organizer" | "system";
  detail?: { until: Date } | { position: number };
}

interface PartyHistory {
  party: Pick<PartySeed, "state">;
  madeBy: "person" | "organizer";
  bookedAt: Date;
  /** When an open offer ends. */
  until: Date | null;
  /** Place in the queue. */
  position: number;
}

/** Everything that led to the state. */
export function historyOf(told: PartyHistory, times: SessionTimes): Step[] {
  const { party, madeBy, bookedAt } = told;
  const confirmed = confirmation(madeBy, bookedAt);
  const after = (step: Step) => [...confirmed, step];
  switch (party.state) {
    case "confirmed":
      return confirmed;
    case "attended":
      return after(step(later(times.startsAt, -10 * minute), "arrive", "attended", "organizer"));
    case "no-show":
      return after(step(times.endsAt, "miss", "no-show", "system"));
    case "cancelled":
      return after(step(cancelledAt(bookedAt, times), "cancel", "cancelled", madeBy));
    case "called-off": {
      const cause = times.isEventCancelled ? "event-cancelled" : "call-off";
      return after(step(cancelledAt(bookedAt, times), cause, "called-off", "organizer"));
    }
    case "expired":
      return [
        step(bookedAt, "hold", "held", "person"),
        step(later(bookedAt, 10 * minute), "expire", "expired", "system"),
      ];
    default:
      return queueing(told, times);
  }
}

function queueing({ party, bookedAt, until, position }: PartyHistory, times: SessionTimes): Step[] {
  const joined = { ...step(bookedAt, "join", "waiting", "person"), detail: { position } };
  if (party.state === "waiting") return [joined];
  const end = until ?? daysBefore(times.startsAt, 2);
  const offeredAt = later(end, -offerStandsFor);
  const offered = { ...step(offeredAt, "offer", "offered", "system"), detail: { until: end } };
  if (party.state === "offered") return [joined, offered];
  return [joined, offered, step(end, "lapse", "lapsed", "system")];
}

const confirmation = (madeBy: "person" | "organizer", bookedAt: Date): Step[] =>
  madeBy === "organizer"
    ? [step(bookedAt, "confirm", "confirmed", "organizer")]
    : [
        step(bookedAt, "hold", "held", "person"),
        step(later(bookedAt, 4 * minute), "confirm", "confirmed", "person"),
      ];

const step = (at: Date, cause: string, state: string, madeBy: Step["madeBy"]): Step => ({
  at,
  cause,
  state,
  madeBy,
});

/** Halfway between booking and the day of the event, or today if that is earlier. */
function cancelledAt(bookedAt: Date, { now, startsAt }: SessionTimes): Date {
  const end = Math.min(now.getTime(), startsAt.getTime());
  return new Date((bookedAt.getTime() + end) / 2);
}
