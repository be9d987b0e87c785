import type { CsvEncoding } from "@takujo/contracts/booking/admin-reservation-form";
import { monthPattern, type StatisticsSpan } from "@takujo/contracts/insight/statistics-query";

/** The month that the address asks for. `isRefused` if it asks for something that is none. */
export function readMonth(query: URLSearchParams): { month?: string; isRefused: boolean } {
  const given = query.get("month");
  if (given === null) return { isRefused: false };
  return monthPattern.test(given) ? { month: given, isRefused: false } : { isRefused: true };
}

export const statisticsPath = (month: string) => `/admin/statistics?month=${month}`;

export const statisticsFile = (month: string, span: StatisticsSpan) => (encoding: CsvEncoding) =>
  `/admin/statistics/export?${new URLSearchParams({ month, span, encoding })}`;
