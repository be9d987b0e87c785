import type { NewsItem, NewsList } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { coverGround, coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { updatedDay } from "../../../shell/text/updated-day.server.ts";

export const recentRead = 6;
const recentShown = 2;

/** Content of an item's page: the item and the latest other news. */
export function newsItemView(item: NewsItem, { pinned, items }: NewsList, locale: Locale) {
  const recent = [...(pinned ? [pinned] : []), ...items]
    .filter((other) => other.cover && other.slug !== item.slug && other.slug !== item.older?.slug)
    .slice(0, recentShown);
  return {
    item,
    updatedOn: updatedDay(item, locale),
    ground: item.cover ? coverGround(item) : undefined,
    recent: recent.map((other) => ({ ...other, tone: coverTone(other) })),
  };
}

export type NewsItemView = ReturnType<typeof newsItemView>;
