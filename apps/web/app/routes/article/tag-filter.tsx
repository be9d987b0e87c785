import type { ArticleList } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { ChipLink, ChipList } from "../../ui/chip.tsx";
import { type ArticleTag, articleListSearch, articleTags } from "./list-query.ts";

type TagFilterProps = { current: ArticleTag | undefined; counts: ArticleList["counts"] };

/** Topics without an article are left out, but for the one that was asked for. */
export function TagFilter({ current, counts }: TagFilterProps) {
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
