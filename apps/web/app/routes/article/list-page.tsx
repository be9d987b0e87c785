import { listArticles } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { coverImage } from "../../shell/cover-url.ts";
import { coverTone } from "../../shell/server-cover-tone.ts";
import { visitContext } from "../../shell/visit.ts";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/list-page.ts";
import { ArticleCard, LeadArticle } from "./article-card.tsx";
import { articleListSearch, readListQuery } from "./list-query.ts";
import { NoArticles } from "./no-articles.tsx";
import { articleListHead } from "./server-list-head.ts";
import { TagFilter } from "./tag-filter.tsx";
import "./list-page.css";

/** One across the top and two rows of three. */
const limit = 7;
const leadSize = { w: 1200, h: 520 };
const cardSize = { w: 800, h: 600 };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform, locale } = context.get(visitContext);
  const query = readListQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const list = unwrap(await listArticles({ client: platform, query: { locale, limit, ...query } }));
  if (query.page > list.pageCount) throw data(null, { status: 404 });
  const items = list.items.map(({ cover, ...item }, index) => ({
    ...item,
    tone: coverTone({ ...item, cover }),
    image: coverImage({ ...item, cover }, index === 0 ? leadSize : cardSize),
  }));
  return { head: articleListHead(locale, query), query, list: { ...list, items } };
}

export default function ArticleList({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useTranslations("article");
  const [first, ...others] = list.items;
  return (
    <main id="main" className="wrap article-list-page">
      <h1 className="article-list-heading">{t("heading")}</h1>
      <p className="lead">{t("lead")}</p>
      <TagFilter current={query.tag} counts={list.counts} />
      {first ? (
        <div className="article-grid">
          <LeadArticle item={first} />
          {others.map((item) => (
            <ArticleCard key={item.slug} item={item} />
          ))}
        </div>
      ) : (
        <NoArticles />
      )}
      <Pager
        current={query.page}
        total={list.pageCount}
        pageUrl={(page) => `/article${articleListSearch({ ...query, page })}`}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </main>
  );
}
