import {
  listArticles,
  listCharacters,
  listEventDays,
  listEvents,
  listNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ReactNode } from "react";
import { unwrap } from "../../api/unwrap.ts";
import { organization, structuredData, website } from "../../shell/head/server-structured-data.ts";
import { coverTone } from "../../shell/server-cover-tone.ts";
import { renderHtml } from "../../shell/server-html.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { visitContext } from "../../shell/visit.ts";
import { eventView } from "../event/server-event-view.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { Hero } from "./hero.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { LatestNews } from "./latest-news.tsx";
import { NextEvents } from "./next-events.tsx";
import { thisWeek, weekView } from "./server-week.ts";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import { Week } from "./week.tsx";
import "./home.css";

const newsShown = 4;
const articlesShown = 2;
/** A big one and four small ones. */
const eventsShown = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const week = thisWeek();
  const [from = "", to = ""] = [week[0], week.at(-1)];
  const [news, articles, days, next, cast] = await Promise.all([
    listNews({ client, query: { locale, limit: newsShown } }),
    listArticles({ client, query: { locale, limit: articlesShown } }),
    listEventDays({ client, query: { locale, from, to } }),
    listEvents({ client, query: { locale } }),
    listCharacters({ client, query: { locale } }),
  ]);
  const { pinned, items } = unwrap(news);
  const events = unwrap(next)
    .items.filter(({ state }) => state !== "cancelled")
    .slice(0, eventsShown);
  const html = (part: ReactNode) => renderHtml(context, "home", part);
  const latest = [...(pinned ? [pinned] : []), ...items].slice(0, newsShown);
  const reading = unwrap(articles).items.map((item) => ({ ...item, tone: coverTone(item) }));
  const characters = unwrap(cast).items;
  return {
    head: { structured: structuredData(organization(locale), website(locale)) },
    top: html(
      <>
        <Hero />
        <Week week={weekView(week, unwrap(days), locale)} />
      </>,
    ),
    events: events.map((event) => eventView(event, locale)),
    followed: events.map(({ slug }) => slug),
    bottom: html(
      <>
        <Steps />
        {characters.length > 0 && <Cast characters={characters} />}
        {latest.length + reading.length > 0 && (
          <div className="section wrap home-reading">
            {latest.length > 0 && <LatestNews items={latest} />}
            {reading.length > 0 && <LatestArticles items={reading} />}
          </div>
        )}
        <Visit />
      </>,
    ),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, events, followed, bottom } = loaderData;
  return (
    <main id="main">
      <StaticHtml html={top} />
      {events.length > 0 && <NextEvents events={events} followed={followed} />}
      <StaticHtml html={bottom} />
    </main>
  );
}
