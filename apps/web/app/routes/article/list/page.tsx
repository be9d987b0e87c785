import { listArticles } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ArticleList, ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Pager } from "../../../ui/navigation/pager.tsx";
import type { Route } from "./+types/page.ts";
import { ArticleCard, LeadArticle } from "./article-card.tsx";
import "./list.css";

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

/** Each page of the list has its own title. */
function articleListHead(locale: Locale, query: ArticleListQuery): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["article"]) });
  const title = query.tag
    ? t("article.tagTitle", { tag: t(`article.tag.${query.tag}`) })
    : t("article.heading");
  return {
    title: query.page > 1 ? t("article.pageTitle", { title, page: String(query.page) }) : title,
    description: t("article.description"),
    search: articleListSearch(query),
    feeds: feedLinks("article", locale),
  };
}

type ArticleTag = ArticleSummary["tags"][number];

const articleTags: readonly ArticleTag[] = [
  "beginner",
  "heavy",
  "two-player",
  "teaching",
  "history",
  "essay",
];

interface ArticleListQuery {
  tag?: ArticleTag;
  page: number;
}

const pageShape = /^[1-9]\d{0,3}$/;

/** Null for a tag or page that no link leads to. */
function readListQuery(search: URLSearchParams): ArticleListQuery | null {
  const wanted = search.get("tag");
  const tag = articleTags.find((known) => known === wanted);
  if (wanted !== null && !tag) return null;
  const page = search.get("page") ?? "1";
  if (!pageShape.test(page)) return null;
  return { ...(tag ? { tag } : {}), page: Number(page) };
}

/** The query of a page of the list; empty for the first page without a filter. */
function articleListSearch({ tag, page }: { tag?: ArticleTag | undefined; page: number }): string {
  const search = new URLSearchParams();
  if (tag) search.set("tag", tag);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
