import type { Locale } from "@takujo/contracts/locale";
import { formatDay, venueDay } from "@takujo/i18n/format-date";

type Dated = { publishedAt: string; updatedAt: string };

/**
 * For loaders only, because a browser's first date takes it long to write. Corrections of the day on which
 * something appeared are not worth a word.
 */
export function updatedDay({ publishedAt, updatedAt }: Dated, locale: Locale): string | null {
  return venueDay(updatedAt) > venueDay(publishedAt) ? formatDay(updatedAt, locale) : null;
}
