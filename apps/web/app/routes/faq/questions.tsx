import type { Faq } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { browserPagesByTitle } from "../../shell/routing/browser-page.ts";
import { useSite } from "../../shell/site/site.ts";
import { ButtonLink } from "../../ui/action/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SectionNavigator } from "../../ui/navigation/section-navigator.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import { categoryId, FaqCategory } from "./faq-category.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { createMatch } from "./search.ts";
import "./faq.css";

type QuestionsProps = {
  categories: (Faq["categories"][number] & { icon?: string })[];
  /** The query in the address. */
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

const ways = browserPagesByTitle(["contact", "line"]);

function AskBand() {
  const t = useTranslations("faq");
  const { emptyPages } = useSite().venue;
  return (
    <section className="faq-ask cloth" aria-labelledby="ask">
      <div>
        <h2 className="faq-ask-heading" id="ask">
          <Kern>{t("askHeading")}</Kern>
        </h2>
        <p>{t("askText")}</p>
      </div>
      <div className="cluster">
        {ways
          .filter(({ title }) => !emptyPages.includes(title))
          .map(({ title, path }, index) => (
            <ButtonLink key={title} to={path} variant={index === 0 ? "gold" : "ghost-cloth"}>
              {t(`ask.${title as "contact" | "line"}`)}
            </ButtonLink>
          ))}
      </div>
    </section>
  );
}

function NothingFound({ query }: { query: string }) {
  const t = useTranslations("faq");
  return (
    <EmptyState
      kind="search"
      title={t("notFound", { query })}
      actions={
        <ButtonLink to="/faq" variant="line" reloadDocument>
          {t("showAll")}
        </ButtonLink>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}

/** For browsers that do not expand the entry an address points to. Runs before the page scrolls to it. */
function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link again must open it again.
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash.slice(1))?.closest("details") : null;
    if (details) details.open = true;
  }, [hash, key]);
}
