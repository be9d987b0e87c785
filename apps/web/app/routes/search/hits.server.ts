import type { SearchKind, SearchSegment } from "@takujo/contracts/content/search";
import type { SearchResult } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts, formatDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { CoverImage } from "../../ui/layout/cover.tsx";
import { eventWhen, range } from "../event/event-view.server.ts";

// Search results of every kind in one shape, ready to display.

export interface HitView {
  slug: string;
  to: string;
  locale: Locale;
  title: SearchSegment[];
  excerpt: SearchSegment[] | null;
  cover: CoverImage | null;
  facts: string | null;
  /** At the end of the row; events show their seats there. */
  note: string | null;
}

type HitOf<Kind extends SearchKind> = SearchResult[Kind]["items"][number];
type Words = ReturnType<typeof searchWords>;
type View<Kind extends SearchKind> = (hit: HitOf<Kind>, locale: Locale, t: Words) => HitView;

export const searchWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["search", "event", "news"]) });

const coverSize = { w: 320, h: 240 };

const isHit = ({ hit }: SearchSegment) => hit;

/** If the title contains the words, no excerpt is shown. */
const plain = ({ slug, locale, title, excerpt }: HitOf<"faq">) => ({
  slug,
  locale,
  title,
  excerpt: title.some(isHit) || excerpt.length === 0 ? null : excerpt,
  cover: null,
  facts: null,
  note: null,
});

const reading = (hit: HitOf<"faq">) => ({ ...plain(hit), excerpt: hit.excerpt });

const views: { [Kind in SearchKind]: View<Kind> } = {
  event: (hit, locale, t) => ({
    ...plain(hit),
    to: `/event/${hit.slug}`,
    cover: coverImage(hit, coverSize),
    facts: `${eventDay(hit, locale)}${t("search.separator")}${hit.room}`,
    note: Date.parse(hit.endsAt) <= Date.now() ? t("event.state.over") : null,
  }),
  game: (hit, _, t) => ({
    ...plain(hit),
    to: `/game/${hit.slug}`,
    facts: [
      t("search.players", { players: range({ min: hit.minPlayers, max: hit.maxPlayers }) }),
      t("search.minutes", { count: hit.minutes }),
      t("search.age", { age: hit.age }),
      t("search.weight", { weight: hit.weight }),
    ].join(t("search.separator")),
    note: t("search.gameEvents"),
  }),
  article: (hit, locale) => ({
    ...reading(hit),
    to: `/article/${hit.slug}`,
    cover: coverImage(hit, coverSize),
    note: formatDay(hit.publishedAt, locale),
  }),
  news: (hit, locale, t) => ({
    ...plain(hit),
    to: `/news/${hit.slug}`,
    facts: [formatDay(hit.publishedAt, locale), t(`news.category.${hit.category}`)].join(
      t("search.separator"),
    ),
  }),
  faq: (hit) => ({ ...reading(hit), to: `/faq#${hit.slug}` }),
};

export function hitViews<Kind extends SearchKind>(
  kind: Kind,
  result: SearchResult,
  locale: Locale,
): HitView[] {
  const t = searchWords(locale);
  const hits: HitOf<Kind>[] = result[kind].items;
  return hits.map((hit) => views[kind](hit, locale, t));
}

/** With the year only if it is not the current one. */
function eventDay(hit: HitOf<"event">, locale: Locale): string {
  const { date, weekday, time } = eventWhen(hit, locale);
  const { year } = dayParts(hit.startsAt);
  const isThisYear = year === dayParts(new Date()).year;
  if (locale === "ja") return `${isThisYear ? date : `${year}.${date}`}${weekday} ${time}`;
  return `${weekday}, ${isThisYear ? date : `${date} ${year}`}, ${time}`;
}
