import type { NewsList } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type NewsCategory, newsCategories, newsListSearch } from "./list-query.ts";

type CategoryNavigatorProps = {
  current: NewsCategory | undefined;
  counts: NewsList["counts"];
};

export function CategoryNavigator({ current, counts }: CategoryNavigatorProps) {
  const t = useTranslations("news");
  const currentLink = useRef<HTMLAnchorElement>(null);
  // On phones the row scrolls sideways; the chosen one is brought to its middle.
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
