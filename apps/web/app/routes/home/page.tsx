import {
  listArticles,
  listCharacters,
  listEvents,
  listNews,
  readGameShelf,
  readSite,
} from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleSummary, NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { formatFigures, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { coverTone } from "../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../shell/cover/cover-url.ts";
import { organization, structuredData, website } from "../../shell/head/structured-data.server.ts";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { useHasGuides } from "../../shell/site/site.ts";
import { num } from "../../shell/text/num.tsx";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import { ButtonLink } from "../../ui/action/button.tsx";
import { ChipLink } from "../../ui/action/chip.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { NewsList, NewsRow } from "../../ui/data/news-list.tsx";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { Calendar, ChevronRight } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import { ShelfRow } from "../board-game/shelf-board.tsx";
import { listUrl } from "../event/list/list-url.ts";
import { quickDays } from "../event/list/quick-days.server.ts";
import { useSeats } from "../event/use-seats.ts";
import { priceView } from "../first-visit/prices.server.ts";
import { categoryTone } from "../news/category-tone.ts";
import type { Route } from "./+types/page.ts";
import { Cast } from "./cast.tsx";
import { Hero } from "./hero.tsx";
import { quickView, railView, shelfView, weekendView } from "./home.server.ts";
import { NextEvents } from "./next-events.tsx";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import { Weekend } from "./weekend.tsx";
import "./home.css";

const newsShown = 4;
const articlesShown = 2;
/** The API's limit per call. */
const feesRead = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const days = quickDays();
  const tagged = (tag: "beginner" | "english" | "alone" | "family") =>
    listEvents({ client, query: { locale, tags: [tag] } });
  const [site, news, articles, cast, open, today, onWeekend, priced, onShelf, ...byTag] =
    await Promise.all([
      readSite({ client }),
      listNews({ client, query: { locale, limit: newsShown } }),
      listArticles({ client, query: { locale, limit: articlesShown } }),
      listCharacters({ client, query: { locale } }),
      listEvents({ client, query: { locale, seats: "left" } }),
      listEvents({ client, query: { locale, ...days.today } }),
      listEvents({ client, query: { locale, ...days.weekend } }),
      listEvents({ client, query: { locale, limit: feesRead } }),
      readGameShelf({ client, query: { locale } }),
      tagged("beginner"),
      tagged("english"),
      tagged("alone"),
      tagged("family"),
    ]);
  const [beginner, english, alone, family] = byTag;
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
      alone: unwrap(alone),
      family: unwrap(family),
    }),
    rail,
    weekend,
    shelf: shelfView(unwrap(onShelf), locale),
    followed: [...new Set(shown.map(({ slug }) => slug))],
    fee: priceView(unwrap(priced).items, locale).from,
    characters: unwrap(cast).items,
    news: [...(pinned ? [pinned] : []), ...items].slice(0, newsShown),
    articles: unwrap(articles).items.map((item) => ({ ...item, tone: coverTone(item) })),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { quick, rail, weekend, shelf, followed, fee, characters, news, articles } = loaderData;
  const seats = useSeats(followed);
  return (
    <main id="main">
      <Hero />
      <QuickChoices choices={quick} />
      {rail.length > 0 && <NextEvents days={rail} seats={seats} />}
      <FirstTime fee={fee} />
      {weekend.days.length > 0 && <Weekend weekend={weekend} seats={seats} />}
      {shelf.games.length > 0 && <Shelf shelf={shelf} />}
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

/** 今日 2, 今週末 7 …: lists that are one tap away. */
function QuickChoices({ choices }: { choices: ReturnType<typeof quickView> }) {
  const t = useTranslations("home.quick");
  return (
    <nav className="home-quick" aria-label={t("label")}>
      <div className="home-quick-chips">
        {choices.map(({ name, to, count }) => (
          <ChipLink key={name} to={to}>
            {t(name)} <span className="home-quick-count num">{count}</span>
            <span className="visually-hidden">{t("unit", { count })}</span>
          </ChipLink>
        ))}
        <ChipLink to={listUrl({ view: "calendar" })}>
          <Calendar />
          {t("calendar")}
        </ChipLink>
      </div>
    </nav>
  );
}

/** `fee` is the lowest one; null if nothing costs anything. */
function FirstTime({ fee }: { fee: string | null }) {
  const t = useTranslations("home.first");
  return (
    <section className="section wrap home-first-section" aria-labelledby="first">
      <div className="home-first">
        {useHasGuides() && (
          <img src={artUrl.mascot("koma")} alt="" width="320" height="360" loading="lazy" />
        )}
        <div className="home-first-text">
          <h2 className="home-first-title" id="first">
            <Kern>{t("heading")}</Kern>
          </h2>
          <p>
            {t("lead")} {fee && t.rich("fee", { fee, num })}
          </p>
        </div>
        <ButtonLink to="/first-visit" trailingIcon={<ChevronRight />}>
          {t("action")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Shelf({ shelf: { count, games } }: { shelf: ReturnType<typeof shelfView> }) {
  const t = useTranslations("home.shelf");
  return (
    <section className="section wrap home-shelf-section" aria-labelledby="shelf">
      <SectionHead
        id="shelf"
        title={t("heading")}
        action={<MoreLink to="/game">{t("all", { count })}</MoreLink>}
      />
      <div className="home-shelf">
        <ShelfRow games={games} />
      </div>
    </section>
  );
}

function LatestNews({ items }: { items: NewsSummary[] }) {
  const t = useTranslations("home.news");
  return (
    <section aria-labelledby="news">
      <SectionHead id="news" title={t("heading")} face={4} />
      <NewsList>
        {items.map((item) => (
          <LatestNewsRow key={item.slug} item={item} />
        ))}
      </NewsList>
      <p className="home-more">
        <MoreLink to="/news">{t("all")}</MoreLink>
      </p>
    </section>
  );
}

function LatestNewsRow({ item }: { item: NewsSummary }) {
  const t = useTranslations("news.category");
  return (
    <NewsRow
      to={`/news/${item.slug}`}
      date={formatFigures(item.publishedAt, useLocale(), true)}
      dateTime={venueDay(item.publishedAt)}
      title={item.title}
      lang={useTextLanguage()(item)}
      category={t(item.category)}
      tone={categoryTone[item.category]}
    />
  );
}
