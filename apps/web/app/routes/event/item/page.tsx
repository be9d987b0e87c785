import { readEventGames } from "@takujo/contracts/generated/games/sdk.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import { ShareRow } from "../../../shell/share-row.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { EventGrid } from "../../../ui/event/event-card.tsx";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { noShowRuleHtml } from "../../reservation/no-show/no-show.server.ts";
import type { EventView } from "../event-view.server.ts";
import { LiveLink } from "../live-link.tsx";
import { lastClosing, sessionBands } from "../session-view.server.ts";
import { askForSessions, readSeats } from "../sessions.server.ts";
import { useSeats } from "../use-seats.ts";
import type { Route } from "./+types/page.ts";
import { Html } from "./event-block.tsx";
import { EventBlocks, EventNavigator, SeatKinds } from "./event-blocks.tsx";
import { EventTile } from "./event-tile.tsx";
import { EventTop } from "./event-top.tsx";
import { itemView } from "./item.server.ts";
import { keepHtml } from "./keep-html.server.tsx";
import { kindCountsHtml } from "./kind-counts-html.server.tsx";
import { panelFacts } from "./panel-facts.server.ts";
import { photosHtml } from "./photos-html.server.tsx";
import { ReservePanel } from "./reserve-panel.tsx";
import { countsId, SessionList } from "./session-list.tsx";
import { structuredEvent } from "./structured-event.server.ts";
import { tablesHtml } from "./tables-html.server.tsx";
import "./item.css";
import "./item-blocks.css";

export { record as handle } from "./record.ts";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { platform: client, games, locale } = visit;
  const [answer, listed, guests, ruleHtml] = await Promise.all([
    readEvent({ client, path: { slug }, query: { locale } }),
    askForSessions(context, slug),
    readEventGames({ client: games, path: { slug }, query: { locale } }),
    noShowRuleHtml(visit),
  ]);
  const found = unwrapItem(answer, url, (moved) => `/event/${moved}`);
  const { sessions } = unwrap(listed);
  const { event, ...shown } = itemView(found, locale);
  const rule = event.closed ? "" : ruleHtml;
  const view = { ...shown, cancellationHtml: shown.cancellationHtml + rule };
  const bands = sessionBands(sessions, view, locale);
  const followed = event.closed ? [] : [slug];
  return {
    head: {
      title: view.title,
      description: view.summary,
      image: socialImageUrl("event", slug),
      structured: structuredEvent(found, sessions, locale),
    },
    event,
    view,
    bands,
    facts: panelFacts(event, bands, lastClosing(sessions, locale), locale),
    /** Some sessions are tables, which are drawn with their seats. */
    hasTables: sessions.some(({ letter }) => letter !== null),
    seats: url.searchParams.has("seats") ? await readSeats(context, followed) : undefined,
    followed,
    guestsHtml: event.closed ? "" : tablesHtml(slug, unwrap(guests), locale),
    kindCountsHtml: kindCountsHtml(event, locale),
    keepHtml: event.closed ? await photosHtml(visit, slug) : keepHtml(slug, locale),
  };
}

export default function EventItem({ loaderData }: Route.ComponentProps) {
  const { event, view, bands, facts, hasTables, followed } = loaderData;
  const own = (useSeats(followed) ?? loaderData.seats)?.[event.slug];
  const seats = own && new Map(Object.entries(own.sessions));
  const isClosed = event.closed !== null;
  return (
    <main id="main">
      <EventTop view={view} />
      <div className="wrap event-columns">
        <EventNavigator
          view={view}
          tables={bands.length === 0 ? null : isClosed ? "tablesOnly" : "tables"}
        />
        <ReservePanel
          event={event}
          view={view}
          bands={bands}
          facts={facts}
          whole={own}
          seats={seats}
        />
        <div className="event-blocks">
          {bands.length > 0 && (
            <section className="event-block" id="tables" aria-labelledby="tables-title">
              <TablesHead slug={event.slug} closed={isClosed} />
              {loaderData.kindCountsHtml && <Html html={loaderData.kindCountsHtml} />}
              <SessionList
                bands={bands}
                seats={seats}
                reservation={event.reservation}
                form={event.kinds.length > 0 ? countsId : undefined}
                isOver={isClosed}
              />
              {hasTables && !isClosed && <SeatKinds />}
            </section>
          )}
          <EventBlocks view={view} />
          <Html html={loaderData.guestsHtml + loaderData.keepHtml} />
          <ShareRow title={view.title} />
        </div>
      </div>
      {view.related.length > 0 && <RelatedEvents events={view.related} />}
    </main>
  );
}

/** The heading above the tables. */
function TablesHead({ slug, closed }: { slug: string; closed: boolean }) {
  const t = useTranslations("event.sections");
  return (
    <>
      <h2 className="event-block-title" id="tables-title">
        {t(closed ? "tablesOnly" : "tables")}
      </h2>
      {!closed && <LiveLink to={`/event/${slug}?seats=live`} />}
    </>
  );
}

/** Without live seats: this page polls only its own. */
function RelatedEvents({ events }: { events: EventView[] }) {
  const t = useTranslations("event");
  return (
    <section className="wrap event-related" aria-labelledby="related">
      <SectionHead
        id="related"
        title={t("sections.related")}
        action={<MoreLink to="/event">{t("list")}</MoreLink>}
      />
      <EventGrid>
        {events.map((event) => (
          <EventTile key={event.slug} event={event} seats={undefined} />
        ))}
      </EventGrid>
    </section>
  );
}
