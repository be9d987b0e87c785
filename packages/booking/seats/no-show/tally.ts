import type { NoShowRule } from "@takujo/contracts/booking/seats/no-show";
import type { AbsenceStanding } from "@takujo/contracts/booking/seats/no-show-form";
import { addDays } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";

/** A reservation whose party did not come. */
export interface Absence {
  starts_at: Date;
  ends_at: Date;
  is_excused: boolean;
}

export type JudgedAbsence<Row extends Absence> = Row & {
  standing: AbsenceStanding;
  /** The first day on which it no longer counts, by the venue's calendar. */
  expiresOn: string;
};

interface Tally<Row extends Absence> {
  /** Absences that have not expired, by day. */
  absences: JudgedAbsence<Row>[];
  counted: number;
  /** The first day without the limit; null for people without one. */
  freeFrom: string | null;
}

const hour = 3_600_000;

/** The only place where absences are counted, for the seat gate, the organizer and the person. */
export function tallyAbsences<Row extends Absence>(
  rule: NoShowRule,
  rows: Row[],
  now: Date,
): Tally<Row> {
  const today = venueDay(now);
  const absences = rows
    .map((row) => judge(rule, row, now))
    .filter(({ expiresOn }) => today < expiresOn)
    .sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const counted = absences.filter(({ standing }) => standing === "counted");
  const freeFrom = limitEnd(rule, counted);
  return {
    absences,
    counted: counted.length,
    freeFrom: freeFrom && today < freeFrom ? freeFrom : null,
  };
}

function judge<Row extends Absence>(rule: NoShowRule, row: Row, now: Date): JudgedAbsence<Row> {
  const countsFrom = row.ends_at.getTime() + rule.graceHours * hour;
  const standing = row.is_excused ? "excused" : now.getTime() < countsFrom ? "grace" : "counted";
  return { ...row, standing, expiresOn: addMonths(venueDay(row.starts_at), rule.months) };
}

/** When the limit's days are over or enough absences have expired, whichever comes first. Null without a limit. */
function limitEnd(
  { absences: max, days }: NoShowRule,
  counted: JudgedAbsence<Absence>[],
): string | null {
  const [last, needed] = [counted.at(-1), counted.at(-max)];
  if (!last || !needed || counted.length < max) return null;
  const [first = null] = [addDays(venueDay(last.starts_at), days), needed.expiresOn].sort();
  return first;
}

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** From the 31st to the last day of a shorter month. */
function addMonths(from: string, months: number): string {
  const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
}
