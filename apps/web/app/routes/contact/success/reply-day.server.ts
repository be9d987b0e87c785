import type { Locale } from "@takujo/contracts/locale";
import { formatWeekdayDay } from "@takujo/i18n/format-date";

const oneDay = 86_400_000;

/** The day after the one in the receipt number: 4月16日（木） / Thu, 16 Apr. Null for an invalid day. */
export function replyDay(receipt: string, locale: Locale): string | null {
  const [year, monthAndDay = ""] = receipt.split("-");
  const noon = Date.parse(
    `${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}T12:00:00+09:00`,
  );
  return Number.isNaN(noon) ? null : formatWeekdayDay(new Date(noon + oneDay), locale);
}
