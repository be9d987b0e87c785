import { dayAtVenue } from "../venue-time.ts";

const written = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** The day of a form's text or of a time; undefined if there is no such day. */
export function dayOf(value: unknown): string | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : dayOf(dayAtVenue(value));
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
