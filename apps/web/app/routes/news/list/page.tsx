import { listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import type { NewsList, NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts } from "@takujo/i18n/format-day";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { data, Link } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Cover, type CoverImage } from "../../../ui/layout/cover.tsx";
import { Pager } from "../../../ui/navigation/pager.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { categoryTone } from "../category-tone.ts";
import type { Route } from "./+types/page.ts";
import {
  type NewsCategory,
  type NewsListQuery,
  newsCategories,
  newsListSearch,
  readListQuery,
} from "./list-query.ts";
import "./list.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform, locale } = context.get(visitContext);
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const list = unwrap(await listNews({ client: platform, query: { locale, ...query } }));
  if (query.page > list.pageCount) throw data(null, { status: 404 });
  const featured = query.category || query.page > 1 ? null : list.pinned;
  return {
    head: newsListHead(locale, query),
    query,
    list: { counts: list.counts, pageCount: list.pageCount, items: list.items.map(withImage) },
    featured: featured && { ...withImage(featured), tone: coverTone(featured) },
  };
}

/** Addresses are built on the server, so that browsers load no code for it. */
const withImage = ({ cover, ...item }: NewsSummary): IllustratedNews => ({
  ...item,
  image: cover && coverImage({ ...item, cover }, { w: 800, h: 600 }),
});

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { query, list, featured } = loaderData;
  const t = useTranslations("news");
  return (
    <main id="main" className="wrap">
      <h1 className="news-heading">{t("heading")}</h1>
      {featured && <FeaturedNews item={featured} />}
      <div className="news-columns">
        <CategoryNavigator current={query.category} counts={list.counts} />
        <div>
          {list.items.length > 0 ? <NewsYears items={list.items} /> : !featured && <NoNews />}
          <Pager
            current={query.page}
            total={list.pageCount}
            pageUrl={(page) => `/news${newsListSearch({ ...query, page })}`}
            label={t("pages")}
            previousLabel={t("previousPage")}
            nextLabel={t("nextPage")}
          />
        </div>
      </div>
    </main>
  );
}

type CategoryNavigatorProps = {
  current: NewsCategory | undefined;
  counts: NewsList["counts"];
};

function CategoryNavigator({ current, counts }: CategoryNavigatorProps) {
  const t = useTranslations("news");
  const currentLink = useRef<HTMLAnchorElement>(null);
  // On phones the row scrolls sideways; the chosen category is centered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reference moves with the category.
  useEffect(() => {
    const link = currentLink.current;
    const row = link?.parentElement;
    if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
  }, [current]);
  const all = newsCategories.reduce((sum, category) => sum + counts[category], 0);
  return (
    <nav className="news-categories" aria-label={t("categories")}>
      {[undefined, ...newsCategories].map((category) => (
        <Link
          key={category ?? "all"}
          className="news-category"
          to={`/news${newsListSearch({ category, page: 1 })}`}
          ref={category === current ? currentLink : undefined}
          aria-current={category === current ? "page" : undefined}
        >
          {t(`category.${category ?? "all"}`)}
          <span className="num">{category ? counts[category] : all}</span>
        </Link>
      ))}
    </nav>
  );
}

function FeaturedNews({ item }: { item: IllustratedNews & { tone: string } }) {
  const t = useTranslations("news");
  const lang = useTextLanguage()(item);
  return (
    <article className="featured-news" style={{ "--tone": item.tone }}>
      {item.image && (
        <Cover
          className="featured-news-cover"
          image={item.image}
          width="800"
          height="600"
          fetchPriority="high"
        />
      )}
      <div className="featured-news-text">
        <p className="cluster">
          <Tag tone="dark">{t("important")}</Tag>
          <LanguageTag text={item} />
          <FigureDate date={item.publishedAt} />
        </p>
        <h2 className="featured-news-title" lang={lang}>
          <Link className="whole-link" to={`/news/${item.slug}`}>
            <Kern>{item.title}</Kern>
          </Link>
        </h2>
        <p className="muted" lang={lang}>
          {item.summary}
        </p>
      </div>
    </article>
  );
}

/** Newest first, with a heading for each year. */
function NewsYears({ items }: { items: IllustratedNews[] }) {
  const years = Map.groupBy(items, ({ publishedAt }) => dayParts(publishedAt).year);
  return [...years].map(([year, entries]) => (
    <section key={year} className="news-year" aria-labelledby={`year-${year}`}>
      <h2 className="news-year-title" id={`year-${year}`}>
        {year}
      </h2>
      <ul>
        {entries.map((item) => (
          <NewsEntry key={item.slug} item={item} />
        ))}
      </ul>
    </section>
  ));
}

type IllustratedNews = Omit<NewsSummary, "cover"> & { image: CoverImage | null };

function NewsEntry({ item }: { item: IllustratedNews }) {
  const t = useTranslations("news.category");
  const lang = useTextLanguage()(item);
  return (
    <li className="news-entry">
      <FigureDate date={item.publishedAt} withoutYear />
      <div className="news-entry-text">
        <TagList>
          <Tag tone={categoryTone[item.category]}>{t(item.category)}</Tag>
          <LanguageTag text={item} />
        </TagList>
        <h3 className="news-entry-title" lang={lang}>
          <Link className="whole-link" to={`/news/${item.slug}`}>
            {item.title}
          </Link>
        </h3>
        <p className="news-entry-summary" lang={lang}>
          {item.summary}
        </p>
      </div>
      {item.image && (
        <Cover
          className="news-entry-cover"
          image={item.image}
          width="120"
          height="80"
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}

function NoNews() {
  const t = useTranslations("news");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/news" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}

/** Each page of the list has its own title. */
function newsListHead(locale: Locale, query: NewsListQuery): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["news"]) });
  const title = query.category
    ? t("news.categoryTitle", { category: t(`news.category.${query.category}`) })
    : t("news.heading");
  return {
    title: query.page > 1 ? t("news.pageTitle", { title, page: String(query.page) }) : title,
    description: t("news.description"),
    search: newsListSearch(query),
    feeds: feedLinks("news", locale),
  };
}
