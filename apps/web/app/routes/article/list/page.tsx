import { listArticles } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleList } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Pager } from "../../../ui/navigation/pager.tsx";
import type { Route } from "./+types/page.ts";
import { ArticleCard, LeadArticle } from "./article-card.tsx";
import { articleListHead } from "./list-head.server.ts";
import { type ArticleTag, articleListSearch, articleTags, readListQuery } from "./list-query.ts";
import "./list.css";

export { record as handle } from "./record.ts";

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

export default function ArticleListPage({ loaderData: { query, list } }: Route.ComponentProps) {
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

function NoArticles() {
  const t = useTranslations("article");
  return (
    <EmptyState
      kind="search"
      title={t("empty")}
      actions={
        <ButtonLink to="/article" variant="line">
          {t("emptyAction")}
        </ButtonLink>
      }
    />
  );
}

type TagFilterProps = { current: ArticleTag | undefined; counts: ArticleList["counts"] };

/** Topics without articles are left out, except for the chosen one. */
function TagFilter({ current, counts }: TagFilterProps) {
  const t = useTranslations("article");
  const shown = articleTags.filter((tag) => counts[tag] > 0 || tag === current);
  return (
    <nav className="article-tags" aria-label={t("tags")}>
      <ChipList>
        {[undefined, ...shown].map((tag) => (
          <ChipLink
            key={tag ?? "all"}
            to={`/article${articleListSearch({ tag, page: 1 })}`}
            current={tag === current}
          >
            {t(`tag.${tag ?? "all"}`)}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
