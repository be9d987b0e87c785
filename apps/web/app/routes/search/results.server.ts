import { searchKinds } from "@takujo/contracts/content/search";
import { listEvents, search } from "@takujo/contracts/generated/platform/sdk.gen";
import type { SearchResult } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import { eventView } from "../event/event-view.server.ts";
import { readSeats } from "../event/sessions.server.ts";
import { type HitView, hitViews } from "./hits.server.ts";
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
