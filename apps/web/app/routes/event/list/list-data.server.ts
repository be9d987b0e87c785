import {
  listEventDays,
  listEventGames,
  listEvents,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { data, type RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import { readSeats } from "../sessions.server.ts";
import { calendarView, monthRange } from "./calendar.server.ts";
import { filterView, listView, tagChips } from "./list.server.ts";
import { type EventListQuery, listUrl } from "./list-url.ts";

type Context = Readonly<RouterContextProvider>;

export async function readMonth(context: Context, query: EventListQuery) {
  const { platform: client, locale } = context.get(visitContext);
  const { month, tags } = query;
  const range = monthRange(month);
  if (!range) throw data(null, { status: 404 });
  const { from, to } = range;
  const days = unwrap(await listEventDays({ client, query: { locale, from, to, tags } }));
  return { ...calendarView(days, range, query, locale), tagChips: tagChips(query, locale) };
}

export async function readList(context: Context, query: EventListQuery) {
  const { platform: client, locale } = context.get(visitContext);
  const { when, from, to, weekday, tags, game, seats, page } = query;
  const chosen = {
    ...(from && { from }),
    ...(to && { to }),
    ...(game && { game }),
    ...(seats === "left" && { seats }),
  };
  const [found, games] = await Promise.all([
    listEvents({ client, query: { locale, when, weekday, tags, page, ...chosen } }),
    listEventGames({ client, query: { locale } }),
  ]);
  const list = unwrap(found);
  if (page > list.pageCount) throw data(null, { status: 404 });
  const slugs = when === "past" ? [] : list.items.map(({ slug }) => slug);
  return {
    filters: filterView(query, unwrap(games), locale),
    list: listView(list, locale, query),
    seats: seats && (await readSeats(context, slugs)),
    followed: slugs,
    liveUrl: listUrl({ ...query, seats: query.seats ?? "live" }),
  };
}
