import { monthPattern } from "@takujo/contracts/month";

/** The month in the address. `isRefused` if it is invalid. */
export function readMonth(query: URLSearchParams): { month?: string; isRefused: boolean } {
  const given = query.get("month");
  if (given === null) return { isRefused: false };
  return monthPattern.test(given) ? { month: given, isRefused: false } : { isRefused: true };
}
