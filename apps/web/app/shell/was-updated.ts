import { dayParts } from "@takujo/i18n/format-date";

type Dated = { publishedAt: string; updatedAt: string };

/** On a later day than it appeared; corrections of the same day are not worth a word. */
export function wasUpdated({ publishedAt, updatedAt }: Dated): boolean {
  const day = (date: string) => Object.values(dayParts(date)).join("-");
  return day(updatedAt) > day(publishedAt);
}
