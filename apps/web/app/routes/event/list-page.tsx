import type { ReactNode } from "react";
import { data } from "react-router";
import { renderHtml } from "../../shell/server-html.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/list-page.ts";
import { EventDays } from "./event-days.tsx";
import { EventFeeds } from "./event-feeds.tsx";
import { EventFilters } from "./event-filters.tsx";
import { ListHead } from "./list-head.tsx";
import { LiveLink } from "./live-link.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { NoEvents } from "./no-events.tsx";
import { readList, readMonth } from "./server-list-data.ts";
import { listHead } from "./server-list-head.ts";
import { readListQuery } from "./server-list-query.ts";
import "./list-page.css";

/** What stands around the events never changes once it is shown, so it comes as HTML. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const html = (part: ReactNode) => renderHtml(context, "event", part);
  const head = listHead(context.get(visitContext).locale, query);
  const bottom = html(<EventFeeds />);
  if (query.view === "calendar") {
    const month = await readMonth(context, query);
    const top = html(
      <>
        <ListHead query={query} />
        <MonthCalendar month={month} />
      </>,
    );
    return { head, top, listed: null, bottom };
  }
  const { filters, liveUrl, ...listed } = await readList(context, query);
  const top = html(
    <>
      <ListHead query={query} list={listed.list} />
      <EventFilters filters={filters} />
      {listed.list.days.length === 0 && <NoEvents query={query} />}
      {listed.followed.length > 0 && <LiveLink to={liveUrl} />}
    </>,
  );
  return { head, top, listed, bottom };
}

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { top, listed, bottom } = loaderData;
  return (
    <main id="main" className="wrap event-list">
      <StaticHtml html={top} />
      {listed && <EventDays {...listed} />}
      <StaticHtml html={bottom} />
    </main>
  );
}
