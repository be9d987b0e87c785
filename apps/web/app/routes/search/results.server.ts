import { type SearchKind, type SearchSegment, searchKinds } from "@takujo/contracts/content/search";
import { listEvents, search } from "@takujo/contracts/generated/platform/sdk.gen";
import type { SearchResult } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts, formatDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { visitContext } from "../../shell/visit.ts";
import type { CoverImage } from "../../ui/layout/cover.tsx";
import { eventView, eventWhen, range } from "../event/event-view.server.ts";
import { readSeats } from "../event/sessions.server.ts";
import { filterNames, type SearchQuery, searchUrl } from "./search-url.ts";

type Context = Readonly<RouterContextProvider>;

const soonShown = 3;

export async function readResult(context: Context, query: SearchQuery) {
  const { platform: client, locale } = context.get(visitContext);
  const { q, kind } = query;
  const filters = Object.fromEntries(
    filterNames.filter((name) => query[name]).map((name) => [name, "1" as const]),
  );
  const asked = { locale, q, ...(kind && { kind }), ...filters };
  return resultView(unwrap(await search({ client, query: asked })), query, locale);
}

/** Upcoming events, as suggestions. */
export async function readSoon(context: Context) {
  const { platform: client, locale } = context.get(visitContext);
  const events = unwrap(await listEvents({ client, query: { locale } }))
    .items.filter(({ state }) => state !== "cancelled")
    .slice(0, soonShown)
    .map((event) => eventView(event, locale));
  const seats = await knownSeats(
    context,
    events.map(({ slug }) => slug),
  );
  return { events, seats };
}

/** Results are shown even if the seats cannot be loaded. */
export const knownSeats = (context: Context, slugs: string[]) =>
  readSeats(context, slugs).catch(() => undefined);

function resultView(result: SearchResult, query: SearchQuery, locale: Locale) {
  const all = searchKinds.reduce((sum, kind) => sum + result[kind].total, 0);
  const isMore = searchKinds.some((kind) => result[kind].more);
  const chips = result.order
    .filter((kind) => result[kind].total > 0 || kind === query.kind)
    .map((kind) => ({
      kind,
      count: result[kind].total,
      isMore: result[kind].more,
      to: searchUrl({ ...query, kind }),
      current: kind === query.kind,
    }));
  const sections = chips
    .filter(({ count, current }) => count > 0 && (current || !query.kind))
    .map(({ kind, count, isMore, to, current }) => {
      const hits: HitView[] = hitViews(kind, result, locale);
      const isWhole = hits.length === count;
      return {
        kind,
        count,
        isMore,
        hits,
        more: isWhole || current ? null : to,
        isCut: current && !isWhole,
      };
    });
  return {
    all: { count: all, isMore, to: searchUrl({ ...query, kind: undefined }), current: !query.kind },
    count: query.kind ? result[query.kind].total : all,
    isMore: query.kind ? result[query.kind].more : isMore,
    chips,
    sections,
    also: result.also,
    corrected: result.corrected,
    /** The events whose seats are polled. */
    followed: sections.flatMap(({ kind, hits }) =>
      kind === "event" ? hits.filter(({ note }) => !note).map(({ slug }) => slug) : [],
    ),
  };
}

export type ResultView = ReturnType<typeof resultView>;

type Status = "lead" | "tooShort" | "found" | "foundMore" | "empty" | "emptyKind";

/** The message that sums up the result. */
export function statusOf(q: string, result: ResultView | null): Status {
  if (!result) return q ? "tooShort" : "lead";
  if (result.count > 0) return result.isMore ? "foundMore" : "found";
  return result.all.count > 0 ? "emptyKind" : "empty";
}

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

function hitViews<Kind extends SearchKind>(
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
