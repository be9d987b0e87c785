import {
  listCharacters,
  listEventDays,
  listEvents,
  listNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ReactNode } from "react";
import { unwrap } from "../../api/unwrap.ts";
import { coverTone } from "../../shell/server-cover-tone.ts";
import { renderHtml } from "../../shell/server-html.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { visitContext } from "../../shell/visit.ts";
import { eventView } from "../event/server-event-view.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { Hero } from "./hero.tsx";
import { LatestNews } from "./latest-news.tsx";
import { NextEvents } from "./next-events.tsx";
import { thisWeek, weekView } from "./server-week.ts";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import { Week } from "./week.tsx";
import "./home.css";

const newsShown = 4;
/** A big one and four small ones. */
const eventsShown = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const week = thisWeek();
  const [from = "", to = ""] = [week[0], week.at(-1)];
  const [news, days, next, cast] = await Promise.all([
    listNews({ client, query: { locale, limit: newsShown } }),
    listEventDays({ client, query: { locale, from, to } }),
    listEvents({ client, query: { locale } }),
    listCharacters({ client, query: { locale } }),
  ]);
  const { pinned, items } = unwrap(news);
  const events = unwrap(next)
    .items.filter(({ state }) => state !== "cancelled")
    .slice(0, eventsShown);
  const html = (part: ReactNode) => renderHtml(context, "home", part);
  const hasNews = pinned !== null || items.length > 0;
  return {
    top: html(
      <>
        <Hero />
        <Week week={weekView(week, unwrap(days), locale)} />
      </>,
    ),
    events: events.map((event) => eventView(event, locale)),
    followed: events.map(({ slug }) => slug),
    steps: html(<Steps />),
    characters: unwrap(cast).items,
    bottom: html(
      <>
        {hasNews && (
          <LatestNews pinned={pinned && { ...pinned, tone: coverTone(pinned) }} items={items} />
        )}
        <Visit />
      </>,
    ),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, events, followed, steps, characters, bottom } = loaderData;
  return (
    <main id="main">
      <StaticHtml html={top} />
      {events.length > 0 && <NextEvents events={events} followed={followed} />}
      <StaticHtml html={steps} />
      {characters.length > 0 && <Cast characters={characters} />}
      <StaticHtml html={bottom} />
    </main>
  );
}
