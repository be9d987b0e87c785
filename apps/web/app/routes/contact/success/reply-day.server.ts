import type { Locale } from "@takujo/contracts/locale";
import { addDays } from "@takujo/contracts/venue-time";
import { formatWeekdayDay } from "@takujo/i18n/format-date";

/** The day after the one in the receipt number: 4月16日（木） / Thu, 16 Apr. Null for an invalid day. */
export function replyDay(receipt: string, locale: Locale): string | null {
  const [year, monthAndDay = ""] = receipt.split("-");
  const day = `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
  return Number.isNaN(Date.parse(`${day}T00:00Z`))
    ? null
    : formatWeekdayDay(addDays(day, 1), locale);
}
