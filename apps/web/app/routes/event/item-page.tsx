import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ReactNode } from "react";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";
import { renderHtml } from "../../shell/server-html.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/item-page.ts";
import { EventBlocks, EventNavigator, SeatKinds } from "./event-blocks.tsx";
import { EventTop } from "./event-top.tsx";
import { PanelPrice } from "./panel-price.tsx";
import { RelatedEvents } from "./related-events.tsx";
import { ReservePanel } from "./reserve-panel.tsx";
import { itemView } from "./server-item.ts";
import { panelFacts } from "./server-panel-facts.ts";
import { lastClosing, sessionBands } from "./server-session-view.ts";
import { readSeats, readSessions } from "./server-sessions.ts";
import { structuredEvent } from "./server-structured-event.ts";
import { SessionList } from "./session-list.tsx";
import { TablesHead } from "./tables-head.tsx";
import { useSeats } from "./use-seats.ts";
import "./item-page.css";
import "./item-blocks.css";

/** All but the seats and what hangs on them comes as HTML. */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const found = unwrapItem(
    await readEvent({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/event/${moved}`,
  );
  const sessions = await readSessions(context, slug);
  const { event, ...view } = itemView(found, locale);
  const bands = sessionBands(sessions, view, locale);
  const shown = event.closed ? [] : [slug];
  const isDrawn = shown.length > 0 && sessions.some(({ letter }) => letter !== null);
  const html = (part: ReactNode) => renderHtml(context, "event-item", part);
  return {
    head: {
      title: view.title,
      description: view.summary,
      image: socialImageUrl("event", slug),
      structured: structuredEvent(found, sessions, locale),
    },
    event,
    bands,
    facts: panelFacts(event, bands, lastClosing(sessions, locale), locale),
    seats: url.searchParams.has("seats") ? await readSeats(context, shown) : undefined,
    followed: shown,
    top: html(<EventTop view={view} />),
    navigator: html(
      <EventNavigator
        view={view}
        tables={sessions.length === 0 ? null : event.closed ? "tablesOnly" : "tables"}
      />,
    ),
    price: html(<PanelPrice {...view} />),
    tablesHead: html(<TablesHead slug={slug} closed={event.closed !== null} />),
    seatKinds: isDrawn ? html(<SeatKinds />) : "",
    blocks: html(<EventBlocks view={view} />),
    related: view.related.length > 0 ? html(<RelatedEvents events={view.related} />) : "",
  };
}

export default function EventItem({ loaderData }: Route.ComponentProps) {
  const { event, bands, facts, followed } = loaderData;
  const own = (useSeats(followed) ?? loaderData.seats)?.[event.slug];
  const seats = own && new Map(Object.entries(own.sessions));
  return (
    <main id="main">
      <StaticHtml html={loaderData.top} />
      <div className="wrap event-columns">
        <StaticHtml html={loaderData.navigator} />
        <ReservePanel
          event={event}
          price={loaderData.price}
          bands={bands}
          facts={facts}
          whole={own}
          seats={seats}
        />
        <div className="event-blocks">
          {bands.length > 0 && (
            <section className="event-block" id="tables" aria-labelledby="tables-title">
              <StaticHtml html={loaderData.tablesHead} />
              <SessionList
                bands={bands}
                seats={seats}
                reservation={event.reservation}
                isOver={event.closed !== null}
              />
              <StaticHtml html={loaderData.seatKinds} />
            </section>
          )}
          <StaticHtml html={loaderData.blocks} />
        </div>
      </div>
      <StaticHtml html={loaderData.related} />
    </main>
  );
}
