import {
  listEventDays,
  listEventGames,
  listEvents,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { data, type RouterContextProvider, useHref } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { num } from "../../../shell/text/num.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { DayGroup } from "../../../ui/event/day-group.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Bell, Calendar } from "../../../ui/generated/icons.ts";
import { Pager } from "../../../ui/navigation/pager.tsx";
import { eventWords } from "../event-view.server.ts";
import { LiveLink } from "../live-link.tsx";
import { readSeats } from "../sessions.server.ts";
import { useSeats } from "../use-seats.ts";
import type { Route } from "./+types/page.ts";
import { calendarView, monthRange } from "./calendar.server.ts";
import { EventEntry } from "./event-entry.tsx";
import { EventFilters, TagChips } from "./event-filters.tsx";
import { filterView, listView, tagChips } from "./list.server.ts";
import { readListQuery } from "./list-query.server.ts";
import { type EventListQuery, isFiltered, listUrl } from "./list-url.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import "./list.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const head = listHead(context.get(visitContext).locale, query);
  return query.view === "calendar"
    ? { head, query, month: await readMonth(context, query), listed: null }
    : { head, query, month: null, listed: await readList(context, query) };
}

export default function EventList({ loaderData: { query, month, listed } }: Route.ComponentProps) {
  const t = useTranslations("event");
  return (
    <main id="main" className="wrap event-list">
      {listed ? (
        <>
          <ListHead query={query} list={listed.list} />
          <EventFilters filters={listed.filters} />
          {listed.list.days.length === 0 && <NoEvents query={query} />}
          {listed.followed.length > 0 && <LiveLink to={listed.liveUrl} />}
          <EventDays {...listed} />
        </>
      ) : (
        <>
          <ListHead query={query} />
          <section className="event-filters" aria-label={t("filters")}>
            <TagChips tags={month.tagChips} />
          </section>
          <MonthCalendar month={month} />
        </>
      )}
      <EventFeeds />
    </main>
  );
}

type EventDaysProps = Pick<Awaited<ReturnType<typeof readList>>, "list" | "seats" | "followed">;

/** A page of the list, grouped by day. */
function EventDays({ list, seats: known, followed }: EventDaysProps) {
  const t = useTranslations("event");
  const seats = useSeats(followed) ?? known;
  return (
    <>
      {list.days.map(({ key, events, ...day }) => (
        <DayGroup key={key} daySuffix={t("daySuffix")} {...day}>
          {events.map((event) => (
            <EventEntry
              key={event.slug}
              event={event}
              seats={seats?.[event.slug]}
              isFirst={event === list.days[0]?.events[0]}
            />
          ))}
        </DayGroup>
      ))}
      <Pager
        current={list.page}
        total={list.pageCount}
        pageUrl={(page) => (page === 1 ? list.firstPage : list.laterPage + page)}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </>
  );
}

/** The target keeps the router from treating these files as pages. */
function EventFeeds() {
  const t = useTranslations("event");
  return (
    <p className="event-feeds">
      <a className="more-link" href={useHref("/event/calendar.ics")} target="_self">
        <Calendar />
        {t("addToCalendar")}
      </a>
      <a className="more-link" href={useHref("/event/feed.xml")} target="_self">
        <Bell />
        {t("feed")}
      </a>
    </p>
  );
}

type ListHeadProps = {
  query: EventListQuery;
  list?: Pick<ReturnType<typeof listView>, "lead" | "count">;
};

function ListHead({ query, list }: ListHeadProps) {
  const t = useTranslations("event");
  return (
    <>
      <div className="event-list-head">
        <h1>{t(query.when === "past" ? "pastHeading" : "heading")}</h1>
        <nav aria-label={t("views")}>
          <ChipList>
            {viewLinks(query).map(({ name, to, current }) => (
              <ChipLink key={name} to={to} current={current}>
                {t(`view.${name}`)}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      </div>
      {list && <p className="lead">{t.rich(list.lead, { count: list.count, num })}</p>}
    </>
  );
}

function viewLinks(query: EventListQuery) {
  const current = query.view === "calendar" ? "calendar" : query.when;
  const { tags } = query;
  return [
    { name: "upcoming" as const, to: listUrl({ tags }) },
    { name: "calendar" as const, to: listUrl({ view: "calendar", tags }) },
    { name: "past" as const, to: listUrl({ when: "past", tags }) },
  ].map((link) => ({ ...link, current: link.name === current }));
}

/** Says why the list is empty, and links to other events. */
function NoEvents({ query }: { query: EventListQuery }) {
  const t = useTranslations("event");
  const filtered = isFiltered(query);
  const past = query.when === "past";
  const isPlain = !filtered && !past;
  return (
    <EmptyState
      kind="search"
      title={t(filtered ? "empty" : past ? "emptyPast" : "emptyUpcoming")}
      actions={
        <ButtonLink to={listUrl({ when: isPlain ? "past" : "upcoming" })} variant="line">
          {t(isPlain ? "view.past" : "emptyAction")}
        </ButtonLink>
      }
    >
      {filtered && t("emptyNote")}
    </EmptyState>
  );
}

/** Filtered lists and months are views of the plain list, so they share its canonical address. */
function listHead(locale: Locale, query: EventListQuery): HeadData {
  const t = eventWords(locale);
  const { when, page, view } = query;
  const title = t(when === "past" ? "event.pastHeading" : "event.heading");
  const own = view === "list" && !isFiltered(query);
  return {
    title: page > 1 ? t("event.pageTitle", { title, page: String(page) }) : title,
    description: t("event.description"),
    search: own ? listUrl({ when, page }).slice("/event".length) : "",
    feeds: feedLinks("event", locale),
  };
}

type Context = Readonly<RouterContextProvider>;

async function readMonth(context: Context, query: EventListQuery) {
  const { platform: client, locale } = context.get(visitContext);
  const { month, tags } = query;
  const range = monthRange(month);
  if (!range) throw data(null, { status: 404 });
  const { from, to } = range;
  const days = unwrap(await listEventDays({ client, query: { locale, from, to, tags } }));
  return { ...calendarView(days, range, query, locale), tagChips: tagChips(query, locale) };
}

async function readList(context: Context, query: EventListQuery) {
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
