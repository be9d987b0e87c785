import type { Faq } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Kern } from "../../ui/kern.tsx";
import { SectionNavigator } from "../../ui/section-navigator.tsx";
import { AskBand } from "./ask-band.tsx";
import { categoryId, FaqCategory } from "./faq-category.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { createMatch } from "./search.ts";
import { useOpenTarget } from "./use-open-target.ts";
import "./faq.css";

type QuestionsProps = {
  categories: (Faq["categories"][number] & { icon?: string })[];
  /** The search that was sent. */
  query: string;
};

export function Questions({ categories, query: sent }: QuestionsProps) {
  const t = useTranslations("faq");
  const [query, setQuery] = useState(sent);
  useOpenTarget();
  const matches = createMatch(query);
  const found = categories.map(({ category, icon, entries }) => ({
    category,
    icon,
    entries: entries.map((entry) => ({ ...entry, isFound: matches(entry) })),
    count: entries.filter(matches).length,
  }));
  const shown = found.filter(({ count }) => count > 0);
  const count = shown.reduce((sum, category) => sum + category.count, 0);
  return (
    <main id="main" className="wrap faq">
      <h1 className="faq-heading">
        <Kern>{t("heading")}</Kern>
      </h1>
      <FaqSearch sent={sent} onType={setQuery} />
      <p className="faq-status" role="status">
        {query && count > 0 && t("found", { count })}
        {query && count === 0 && (
          <span className="visually-hidden">{t("notFound", { query })}</span>
        )}
      </p>
      <div className="faq-columns">
        <div className="faq-navigator">
          {shown.length > 0 && (
            <SectionNavigator
              label={t("categories")}
              sections={shown.map(({ category, count }) => ({
                id: categoryId(category),
                name: t(`category.${category}`),
                count,
              }))}
            />
          )}
        </div>
        <div>
          {found.map((category, index) => (
            <FaqCategory
              key={category.category}
              {...category}
              isFirst={index === 0}
              isSearch={query !== ""}
            />
          ))}
          {query && count === 0 && <NothingFound query={query} />}
          <AskBand />
        </div>
      </div>
    </main>
  );
}
