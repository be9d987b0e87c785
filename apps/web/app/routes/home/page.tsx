import {
  listArticles,
  listCharacters,
  listEventDays,
  listEvents,
  listNews,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../api/unwrap.ts";
import { coverTone } from "../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { organization, structuredData, website } from "../../shell/head/structured-data.server.ts";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import { ButtonLink } from "../../ui/action/button.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { ChevronRight } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { VisitPane } from "../../ui/layout/visit-pane.tsx";
import { eventView } from "../event/event-view.server.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { LatestNews } from "./latest-news.tsx";
import { NextEvents } from "./next-events.tsx";
import { Steps } from "./steps.tsx";
import { thisWeek, weekView } from "./week.server.ts";
import { Week } from "./week.tsx";
import "./home.css";

export { record as handle } from "./record.ts";

const newsShown = 4;
const articlesShown = 2;
/** One large and four small. */
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
  return {
    head: { structured: structuredData(organization(locale), website(locale)) },
    week: weekView(week, unwrap(days), locale),
    events: events.map((event) => eventView(event, locale)),
    followed: events.map(({ slug }) => slug),
    characters: unwrap(cast).items,
    news: [...(pinned ? [pinned] : []), ...items].slice(0, newsShown),
    articles: unwrap(articles).items.map((item) => ({ ...item, tone: coverTone(item) })),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { week, events, followed, characters, news, articles } = loaderData;
  return (
    <main id="main">
      <Hero />
      <Week week={week} />
      {events.length > 0 && <NextEvents events={events} followed={followed} />}
      <Steps />
      {characters.length > 0 && <Cast characters={characters} />}
      {news.length + articles.length > 0 && (
        <div className="section wrap home-reading">
          {news.length > 0 && <LatestNews items={news} />}
          {articles.length > 0 && <LatestArticles items={articles} />}
        </div>
      )}
      <Visit />
    </main>
  );
}

const br = () => <br />;

function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className="home-hero cloth">
      <Ground pattern="asanoha" size={104} />
      <div className="wrap home-hero-inner">
        <div className="home-hero-copy">
          <h1 className="home-hero-title">{t.rich("heading", { br })}</h1>
          <p className="home-hero-lead">{t.rich("lead", { br })}</p>
          <div className="home-hero-actions">
            <ButtonLink to="/event" variant="gold" size="large" trailingIcon={<ChevronRight />}>
              {t("events")}
            </ButtonLink>
            <ButtonLink to="/about" variant="ghost-cloth" size="large">
              {t("about")}
            </ButtonLink>
          </div>
        </div>
        {/* Inlined with `use`, so that its table can extend past the picture to both edges. */}
        <svg
          className="home-hero-scene"
          viewBox="0 0 860 600"
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          <use href={`${artUrl.scene("hero")}#art`} />
        </svg>
      </div>
    </section>
  );
}

type LatestArticlesProps = { items: (ArticleSummary & { tone: string })[] };

function LatestArticles({ items }: LatestArticlesProps) {
  const t = useTranslations("home.articles");
  const language = useTextLanguage();
  return (
    <section aria-labelledby="articles">
      <SectionHead id="articles" title={t("heading")} face={5} />
      <div className="home-articles">
        {items.map((item) => (
          <ReadingCard
            key={item.slug}
            to={`/article/${item.slug}`}
            title={item.title}
            lang={language(item)}
            cover={coverImage(item, { w: 800, h: 600 })}
            tone={item.tone}
            note={t("minutes", { count: item.minutes })}
          />
        ))}
      </div>
      <p className="home-more">
        <MoreLink to="/article">{t("all")}</MoreLink>
      </p>
    </section>
  );
}

const facts = ["open", "closed", "where", "tables"] as const;

function Visit() {
  const t = useTranslations("home.visit");
  return (
    <section className="wrap home-visit">
      <VisitPane
        title={t("heading")}
        face={6}
        facts={facts.map((fact) => ({ term: t(fact), detail: t(`${fact}Body`) }))}
        askTitle={t("askHeading")}
        askText={t("askBody")}
        askAction={
          <ButtonLink to="/line" variant="gold" trailingIcon={<ChevronRight />}>
            {t("askButton")}
          </ButtonLink>
        }
      />
    </section>
  );
}
