import { useTranslations } from "@takujo/i18n/react";
import { data, useHref } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { DayGroup } from "../../../ui/event/day-group.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Bell, Calendar } from "../../../ui/generated/icons.ts";
import { Pager } from "../../../ui/navigation/pager.tsx";
import { LiveLink } from "../live-link.tsx";
import { useSeats } from "../use-seats.ts";
import type { Route } from "./+types/page.ts";
import { EventEntry } from "./event-entry.tsx";
import { EventFilters, TagChips } from "./event-filters.tsx";
import type { listView } from "./list.server.ts";
import { readList, readMonth } from "./list-data.server.ts";
import { listHead } from "./list-head.server.ts";
import { readListQuery } from "./list-query.server.ts";
import { type EventListQuery, isFiltered, listUrl } from "./list-url.ts";
import { MonthCalendar } from "./month-calendar.tsx";
import "./list.css";

export { record as handle } from "./record.ts";

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
