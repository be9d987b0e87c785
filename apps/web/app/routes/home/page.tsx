import {
  listArticles,
  listCharacters,
  listEvents,
  listNews,
  readSite,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { coverTone } from "../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { organization, structuredData, website } from "../../shell/head/structured-data.server.ts";
import { HouseWords } from "../../shell/site/house-facts.tsx";
import { HouseHours } from "../../shell/site/house-hours.tsx";
import { useSite } from "../../shell/site/site.ts";
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
import { quickDays } from "../event/list/quick-days.server.ts";
import { useSeats } from "../event/use-seats.ts";
import { priceView } from "../first-visit/prices.server.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { FirstTime } from "./first-time.tsx";
import { quickView, railView, weekendView } from "./home.server.ts";
import { LatestNews } from "./latest-news.tsx";
import { NextEvents } from "./next-events.tsx";
import { QuickChoices } from "./quick-choices.tsx";
import { Steps } from "./steps.tsx";
import { Weekend } from "./weekend.tsx";
import "./home.css";

export { record as handle } from "./record.ts";

const newsShown = 4;
const articlesShown = 2;
/** As many as one call gives. */
const feesRead = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const days = quickDays();
  const [site, news, articles, cast, open, today, onWeekend, beginner, english, priced] =
    await Promise.all([
      readSite({ client }),
      listNews({ client, query: { locale, limit: newsShown } }),
      listArticles({ client, query: { locale, limit: articlesShown } }),
      listCharacters({ client, query: { locale } }),
      listEvents({ client, query: { locale, seats: "left" } }),
      listEvents({ client, query: { locale, ...days.today } }),
      listEvents({ client, query: { locale, ...days.weekend } }),
      listEvents({ client, query: { locale, tags: ["beginner"] } }),
      listEvents({ client, query: { locale, tags: ["english"] } }),
      listEvents({ client, query: { locale, limit: feesRead } }),
    ]);
  if (unwrap(site).isBeingSetUp) throw redirect("/setup");
  const { pinned, items } = unwrap(news);
  const rail = railView(unwrap(open).items, locale);
  const weekend = weekendView(unwrap(onWeekend), locale);
  const shown = [...rail, ...weekend.days].flatMap(({ events }) => events);
  return {
    head: { structured: structuredData(organization(locale), website(locale)) },
    quick: quickView({
      today: unwrap(today),
      weekend: unwrap(onWeekend),
      beginner: unwrap(beginner),
      english: unwrap(english),
    }),
    rail,
    weekend,
    followed: [...new Set(shown.map(({ slug }) => slug))],
    fee: priceView(unwrap(priced).items).from,
    characters: unwrap(cast).items,
    news: [...(pinned ? [pinned] : []), ...items].slice(0, newsShown),
    articles: unwrap(articles).items.map((item) => ({ ...item, tone: coverTone(item) })),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { quick, rail, weekend, followed, fee, characters, news, articles } = loaderData;
  const seats = useSeats(followed);
  return (
    <main id="main">
      <Hero />
      <QuickChoices choices={quick} />
      {rail.length > 0 && <NextEvents days={rail} seats={seats} />}
      <FirstTime fee={fee} />
      {weekend.days.length > 0 && <Weekend weekend={weekend} seats={seats} />}
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
        <HeroScene name="hero" viewBox="0 0 860 600" />
        <HeroScene name="trio" viewBox="0 0 290 276" />
        <h1 className="home-hero-title">{t.rich("heading", { br })}</h1>
      </div>
    </section>
  );
}

/** Inlined with `use`, so that its table can extend past the picture to both edges. Narrow screens show the other one. */
function HeroScene({ name, viewBox }: { name: "hero" | "trio"; viewBox: string }) {
  return (
    <svg
      className={`home-hero-scene home-hero-${name}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <use href={`${artUrl.scene(name)}#art`} />
    </svg>
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

/** Hours and place, as far as the organizer says them, and where to ask. */
function Visit() {
  const t = useTranslations("home.visit");
  const { house } = useSite();
  const { hours, closed, line } = house;
  const where = house.access ?? house.address;
  const facts = [
    ...(hours.length > 0 ? [{ term: t("open"), detail: <HouseHours house={house} /> }] : []),
    ...(closed.length > 0 ? [{ term: t("closed"), detail: closed.join(t("separator")) }] : []),
    ...(where ? [{ term: t("where"), detail: <HouseWords {...where} /> }] : []),
  ];
  return (
    <section className="wrap home-visit">
      <VisitPane
        title={t("heading")}
        face={6}
        facts={facts}
        askTitle={t("askHeading")}
        askText={t(line ? "askByLine" : "askByForm")}
        askAction={
          <ButtonLink
            to={line ? "/line" : "/contact"}
            variant="gold"
            trailingIcon={<ChevronRight />}
          >
            {t(line ? "lineButton" : "formButton")}
          </ButtonLink>
        }
      />
    </section>
  );
}
