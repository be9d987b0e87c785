import type { Locale } from "@takujo/contracts/locale";
import { clock, formatMonthDay, formatWeekday } from "@takujo/i18n/format-date";
import { reservingWords } from "./refusal.server.ts";

/** 11月20日（金） 22:00 / 20 Nov (Fri) 22:00 */
export function momentOf(date: string, locale: Locale): string {
  const weekday = reservingWords(locale)("reserving.sum.weekday", {
    weekday: formatWeekday(date, locale),
  });
  return `${formatMonthDay(date, locale)}${weekday} ${clock(date)}`;
}
