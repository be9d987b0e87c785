import { dayAtVenue, sameClockOn } from "../../venue-time.ts";
import type { ContentDocument, FieldValue, SessionDocument } from "./content-document.ts";

const oneDay = 86_400_000;

/** Of two days, such as 2026-11-14. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / oneDay);

/** How far everything moves. */
export interface Shift {
  /** By the calendar of the venue. Openings and deadlines keep their hour: they move by days only, a deadline at most to the start. */
  days: number;
  /** Milliseconds besides, for hours at which something takes place. */
  time: number;
}

export function shiftBetween(from: string, to: string): Shift {
  const [start, target] = [new Date(from), new Date(to)];
  if (Number.isNaN(start.getTime()) || Number.isNaN(target.getTime())) return { days: 0, time: 0 };
  const days = daysBetween(dayAtVenue(start), dayAtVenue(target));
  return { days, time: target.getTime() - sameClockOn(start, days).getTime() };
}

/** An invalid time becomes empty. */
function later(moment: FieldValue | undefined, days: number, time = 0): string {
  const date = new Date(typeof moment === "string" ? moment : "");
  if (Number.isNaN(date.getTime())) return "";
  return new Date(sameClockOn(date, days).getTime() + time).toISOString();
}

export function shiftSession(session: SessionDocument, { time, days }: Shift): SessionDocument {
  const startsAt = later(session.startsAt, days, time);
  // A deadline before the start stays before it, whatever the new hour is.
  const deadline = (moment: string) => {
    const moved = later(moment, days);
    const stoodBefore = Date.parse(moment) <= Date.parse(session.startsAt);
    return stoodBefore && Date.parse(moved) > Date.parse(startsAt) ? startsAt : moved;
  };
  return {
    ...session,
    startsAt,
    endsAt: later(session.endsAt, days, time),
    closesAt: later(session.closesAt, days, time),
    opensAt: later(session.opensAt, days),
    changeDeadline: deadline(session.changeDeadline),
    decisionDeadline: deadline(session.decisionDeadline),
  };
}

/** The same event at another time, with its sessions, openings and deadlines. */
export function shiftEvent(document: ContentDocument, shift: Shift): ContentDocument {
  const { shared, texts, sessions = [] } = document;
  return {
    shared: {
      ...shared,
      doorsAt: later(shared["doorsAt"], shift.days, shift.time),
      startsAt: later(shared["startsAt"], shift.days, shift.time),
      endsAt: later(shared["endsAt"], shift.days, shift.time),
    },
    texts,
    sessions: sessions.map((session) => shiftSession(session, shift)),
  };
}
