import { monthPattern } from "@takujo/contracts/month";

/** The month that the address asks for. `isRefused` if it asks for something that is none. */
export function readMonth(query: URLSearchParams): { month?: string; isRefused: boolean } {
  const given = query.get("month");
  if (given === null) return { isRefused: false };
  return monthPattern.test(given) ? { month: given, isRefused: false } : { isRefused: true };
}
