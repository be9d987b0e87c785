import { startOfDay } from "@takujo/contracts/venue-time";
import { venueDay } from "./format-date.ts";

/** 2026-03, the month at the venue. */
export const monthOf = (date: Date): string => venueDay(date).slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** From midnight of its first day at the venue to that of the next month. */
export function monthRange(month: string): { from: Date; to: Date } {
  const start = (of: string) => startOfDay(`${of}-01`);
  return { from: start(month), to: start(addMonths(month, 1)) };
}

/** Both inclusive. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
