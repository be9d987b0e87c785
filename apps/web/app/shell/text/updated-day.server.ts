import type { Locale } from "@takujo/contracts/locale";
import { formatDay, venueDay } from "@takujo/i18n/format-date";

type PublicationDates = { publishedAt: string; updatedAt: string };

/** Formatted on the server, because a browser's first date is slow. Null for corrections on the day of publication. */
export function updatedDay(
  { publishedAt, updatedAt }: PublicationDates,
  locale: Locale,
): string | null {
  return venueDay(updatedAt) > venueDay(publishedAt) ? formatDay(updatedAt, locale) : null;
}
