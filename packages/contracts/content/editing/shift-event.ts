import type { ContentDocument, FieldValue, SessionDocument } from "./content-document.ts";

const oneDay = 86_400_000;
/** Japan has no daylight saving time, so all days have the same length. */
const ofJapan = 9 * 3_600_000;

/** Number of days between two times, by the calendar of Japan. */
const daysBetween = (from: number, to: number): number =>
  Math.floor((to + ofJapan) / oneDay) - Math.floor((from + ofJapan) / oneDay);

/** How far everything moves. */
export interface Shift {
  /** Milliseconds, for hours at which something takes place. */
  time: number;
  /** Openings and deadlines keep their hour: they move by whole days, a deadline at most to the start. */
  days: number;
}

export const shiftBetween = (from: string, to: string): Shift => ({
  time: Date.parse(to) - Date.parse(from),
  days: daysBetween(Date.parse(from), Date.parse(to)) * oneDay,
});

/** An invalid time becomes empty. */
function later(moment: FieldValue | undefined, by: number): string {
  const time = Date.parse(typeof moment === "string" ? moment : "");
  return Number.isNaN(time) ? "" : new Date(time + by).toISOString();
}

export function shiftSession(session: SessionDocument, { time, days }: Shift): SessionDocument {
  const startsAt = later(session.startsAt, time);
  // A deadline before the start stays before it, whatever the new hour is.
  const deadline = (moment: string) => {
    const moved = later(moment, days);
    const stoodBefore = Date.parse(moment) <= Date.parse(session.startsAt);
    return stoodBefore && Date.parse(moved) > Date.parse(startsAt) ? startsAt : moved;
  };
  return {
    ...session,
    startsAt,
    endsAt: later(session.endsAt, time),
    closesAt: later(session.closesAt, time),
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
      doorsAt: later(shared["doorsAt"], shift.time),
      startsAt: later(shared["startsAt"], shift.time),
      endsAt: later(shared["endsAt"], shift.time),
    },
    texts,
    sessions: sessions.map((session) => shiftSession(session, shift)),
  };
}
