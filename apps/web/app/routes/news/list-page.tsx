import { listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { coverImage } from "../../shell/cover-url.ts";
import { coverTone } from "../../shell/server-cover-tone.ts";
import { visitContext } from "../../shell/visit.ts";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/list-page.ts";
import { CategoryNavigator } from "./category-navigator.tsx";
import { FeaturedNews } from "./featured-news.tsx";
import { newsListSearch, readListQuery } from "./list-query.ts";
import type { IllustratedNews } from "./news-entry.tsx";
import { NewsYears } from "./news-years.tsx";
import { NoNews } from "./no-news.tsx";
import { newsListHead } from "./server-list-head.ts";
import "./list-page.css";

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

/** Addresses are made here, so that no browser brings along how. */
const withImage = ({ cover, ...item }: NewsSummary): IllustratedNews => ({
  ...item,
  image: cover && coverImage({ ...item, cover }, { w: 800, h: 600 }),
});

export default function NewsList({ loaderData }: Route.ComponentProps) {
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
