import { readEventGames } from "@takujo/contracts/generated/games/sdk.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import { ShareRow } from "../../../shell/share-row.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { EventGrid } from "../../../ui/event/event-card.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { type EventView, eventWords } from "../event-view.server.ts";
import { LiveLink } from "../live-link.tsx";
import { noShowRule } from "../no-show.server.ts";
import { useSeatWords } from "../seat-words.tsx";
import type { EventSeats, SeatsBySession } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import { bandSeats } from "../session-seats.ts";
import { lastClosing, type SessionBand, sessionBands } from "../session-view.server.ts";
import { askForSessions, readSeats } from "../sessions.server.ts";
import { useSeats } from "../use-seats.ts";
import type { Route } from "./+types/page.ts";
import { EventBlocks, EventNavigator, SeatKinds } from "./event-blocks.tsx";
import { eventPhotos, guestGames, keepWords } from "./event-end.server.ts";
import { EventEnd } from "./event-end.tsx";
import { EventTile } from "./event-tile.tsx";
import { EventTop } from "./event-top.tsx";
import { type EventData, type ItemView, itemView } from "./item.server.ts";
import { kindCounts } from "./kind-counts.server.ts";
import { KindCounts } from "./kind-counts.tsx";
import { countsId, SessionList } from "./session-list.tsx";
import { structuredEvent } from "./structured-event.server.ts";
import "./item.css";
import "./item-blocks.css";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { platform: client, games, locale } = visit;
  const [answer, listed, guests, rule] = await Promise.all([
    readEvent({ client, path: { slug }, query: { locale } }),
    askForSessions(context, slug),
    readEventGames({ client: games, path: { slug }, query: { locale } }),
    noShowRule(visit),
  ]);
  const found = unwrapItem(answer, url, (moved) => `/event/${moved}`);
  const { sessions } = unwrap(listed);
  const { event, ...view } = itemView(found, locale);
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
    noShowRule: event.closed ? "" : rule,
    kindCounts: kindCounts(event, locale),
    guests: event.closed ? null : guestGames(unwrap(guests), locale),
    photos: event.closed ? await eventPhotos(visit, slug) : null,
    keep: event.closed ? null : keepWords(locale),
  };
}

export default function EventItem({ loaderData }: Route.ComponentProps) {
  const { event, view, bands, facts, hasTables, followed } = loaderData;
  const { noShowRule, guests, photos, keep } = loaderData;
  const own = (useSeats(followed) ?? loaderData.seats)?.[event.slug];
  const seats = own && new Map(Object.entries(own.sessions));
  const isClosed = event.closed !== null;
  return (
    <main id="main">
      <EventTop view={view} />
      <div className="wrap event-columns">
        <EventNavigator
          view={view}
          noShowRule={noShowRule}
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
              {loaderData.kindCounts && <KindCounts {...loaderData.kindCounts} />}
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
          <EventBlocks view={view} noShowRule={noShowRule} />
          <EventEnd slug={event.slug} guests={guests} photos={photos} keep={keep} />
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

type ReservePanelProps = {
  event: EventData;
  view: Pick<ItemView, "price" | "isFree">;
  bands: SessionBand[];
  /** The texts around the seats of each part of the day. */
  facts: ReturnType<typeof panelFacts>;
  whole: EventSeats | undefined;
  seats: SeatsBySession | undefined;
};

/** The fee and the free seats; on phones a bar at the bottom while reservations are open. */
function ReservePanel({ event, view, bands, facts, whole, seats }: ReservePanelProps) {
  const t = useTranslations("event");
  const words = useSeatWords();
  const { reservation } = event;
  const isFull = whole?.state === "full";
  const factOf = (band: SessionBand) => {
    const own = bandSeats(band, seats);
    return { term: `${band.name} ${band.starts}`, detail: own && words(own) };
  };
  return (
    <aside className="panel event-panel" data-bar={reservation ? "" : undefined}>
      <p className="event-panel-price num">
        {view.price}
        {!view.isFree && <small>{t("seat")}</small>}
      </p>
      {reservation && <SeatsBadge seats={whole} plain />}
      {reservation && (
        <ButtonLink to={event.kinds.length > 0 ? `#${countsId}` : reservation} size="large" wide>
          {t(isFull ? "joinWaitlist" : "choose")}
        </ButtonLink>
      )}
      <FactList
        sums
        facts={[...facts.first, ...(event.closed ? [] : bands.map(factOf)), ...facts.last]}
      />
      <p className="meta">{reservation && isFull ? t("waitlistNote") : event.note}</p>
    </aside>
  );
}

interface PanelFact {
  term: string;
  detail: string;
}

/** The texts of the panel before and after the seats of each part of the day. */
function panelFacts(
  { closed, doors }: EventData,
  bands: SessionBand[],
  closes: string | null,
  locale: Locale,
): { first: PanelFact[]; last: PanelFact[] } {
  const t = eventWords(locale);
  const first = [{ term: t("event.doors"), detail: doors }];
  if (closed) {
    return {
      first: [...first, ...bands.map(({ name, time }) => ({ term: name, detail: time }))],
      last: [],
    };
  }
  return { first, last: closes ? [{ term: t("event.closes"), detail: closes }] : [] };
}
