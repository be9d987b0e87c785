import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { num } from "../../shell/num.tsx";
import { renderHtml } from "../../shell/server-html.tsx";
import { StaticHtml } from "../../shell/static-html.tsx";
import { visitContext } from "../../shell/visit.ts";
import { useSeats } from "../event/use-seats.ts";
import type { Route } from "./+types/page.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { HitSection } from "./hit-section.tsx";
import { KindChips } from "./kind-chips.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { hasWord, isNarrowed, readSearchQuery } from "./server-query.ts";
import { knownSeats, readResult, readSoon, statusOf } from "./server-results.ts";
import { searchHead } from "./server-search-head.ts";
import { Soon } from "./soon.tsx";
import { WordLinks } from "./word-links.tsx";
import "./search.css";

/** Around what was found everything stays still, so it comes as HTML. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readSearchQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const { q } = query;
  const html = (part: ReactNode) => renderHtml(context, "search", part);
  const result = hasWord(q) ? await readResult(context, query) : null;
  const all = result?.all.count ?? 0;
  const said = {
    head: searchHead(context.get(visitContext).locale, q, result?.all.count),
    q,
    status: statusOf(q, result),
  };
  const nothing = result?.count === 0 && <NothingFound query={query} elsewhere={all > 0} />;
  if (!result || (all === 0 && !isNarrowed(query))) {
    const soon = await readSoon(context);
    const top = (
      <>
        {nothing}
        <WordLinks />
        <Soon {...soon} />
      </>
    );
    const hits = { count: 0, sections: [], followed: [], seats: undefined };
    return { ...said, ...hits, top: html(top), side: null };
  }
  const { count, sections, followed } = result;
  const hits = { count, sections, followed, seats: await knownSeats(context, followed) };
  const top = (
    <>
      {all > 0 && <KindChips {...result} />}
      {nothing}
    </>
  );
  const side = (
    <>
      <FilterPanel query={query} />
      <WordLinks />
    </>
  );
  return { ...said, ...hits, top: html(top), side: html(side) };
}

const bold = (text: ReactNode) => <b>{text}</b>;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, status, count, top, sections, followed, side } = loaderData;
  const t = useTranslations("search");
  const seats = { ...loaderData.seats, ...useSeats(followed) };
  return (
    <main id="main" className="search">
      <div className="search-head">
        <div className="wrap">
          <h1 className="search-heading">{t("heading")}</h1>
          <SearchForm sent={q} />
        </div>
      </div>
      <div className={`wrap ${side ? "search-columns" : "search-single"}`}>
        <div className="search-results">
          {/* What was not found is said again, and large. */}
          <p
            className={status.startsWith("empty") ? "visually-hidden" : "search-status"}
            role="status"
          >
            {t.rich(status, { query: q, count, b: bold, num })}
          </p>
          <StaticHtml html={top} />
          {sections.map((section) => (
            <HitSection key={section.kind} {...section} seats={seats} />
          ))}
        </div>
        {side && (
          <aside className="search-aside">
            <StaticHtml html={side} />
          </aside>
        )}
      </div>
    </main>
  );
}
