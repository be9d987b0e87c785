import type { ArticleItem } from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../former-slug/index.ts";
import { presentItem } from "./present.ts";
import { selectArticleBySlug, selectArticleSlug, selectFurtherArticles } from "./queries.ts";

const furtherCount = 3;

export async function readArticle(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<ArticleItem> {
  const [row] = await selectArticleBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "article", slug, selectArticleSlug);
  const further = await selectFurtherArticles(db, { thanId: row.id, locale, limit: furtherCount });
  return presentItem(row, further, locale);
}
