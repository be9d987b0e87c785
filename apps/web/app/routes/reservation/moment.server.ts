import type { Locale } from "@takujo/contracts/locale";
import { clock, formatWeekdayDay, withTime } from "@takujo/i18n/format-date";

/** 11月20日（金） 22:00 / Fri, 20 Nov, 22:00 */
export const momentOf = (date: string, locale: Locale) =>
  withTime(formatWeekdayDay(date, locale), clock(date), locale);
