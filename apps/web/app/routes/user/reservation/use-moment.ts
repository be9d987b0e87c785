import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { useLocale } from "../../../shell/routing/use-locale.ts";

/** 4月17日 22:00 / 17 Apr 22:00 */
export function useMoment(): (date: string) => string {
  const locale = useLocale();
  return (date) => formatMonthDayTime(date, locale);
}
