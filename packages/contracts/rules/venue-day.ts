/** Japan is UTC+9 all year, so browsers need no time-zone data. */
const venueOffset = 9 * 3_600_000;
const written = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** The day in Tokyo, as 2026-11-14. */
export function venueDay(moment: Date): string {
  return new Date(moment.getTime() + venueOffset).toISOString().slice(0, 10);
}

/** The day of a form's text or of a time; undefined if there is no such day. */
export function dayOf(value: unknown): string | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : dayOf(venueDay(value));
  if (typeof value !== "string") return undefined;
  const [, year, month, day] = written.exec(value)?.map(Number) ?? [];
  if (!year || !month || !day || month > 12 || day > daysIn(year, month)) return undefined;
  return value;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return isLeap ? 29 : 28;
}
