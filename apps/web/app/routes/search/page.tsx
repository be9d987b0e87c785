import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { data } from "react-router";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { num } from "../../shell/text/num.tsx";
import { visitContext } from "../../shell/visit.ts";
import { Button } from "../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../ui/action/chip.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { Checkbox } from "../../ui/field/toggle.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { EventView } from "../event/event-view.server.ts";
import { EventTile } from "../event/item/event-tile.tsx";
import type { SeatsByEvent } from "../event/seats.ts";
import { SeatsBadge } from "../event/seats-badge.tsx";
import { useSeats } from "../event/use-seats.ts";
import type { Route } from "./+types/page.ts";
import { Hit } from "./hit.tsx";
import { NothingFound, WordLinks } from "./nothing-found.tsx";
import { hasWord, readSearchQuery } from "./query.server.ts";
import {
  knownSeats,
  type ResultView,
  readResult,
  readSoon,
  searchWords,
  statusOf,
} from "./results.server.ts";
import { SearchForm, searchFormId } from "./search-form.tsx";
import { filterNames, isNarrowed, type SearchQuery } from "./search-url.ts";
import "./search.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readSearchQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const { q } = query;
  const result = hasWord(q) ? await readResult(context, query) : null;
  const isNothing = !result || (result.all.count === 0 && !isNarrowed(query));
  return {
    head: searchHead(context.get(visitContext).locale, q, result?.all.count),
    query,
    status: statusOf(q, result),
    result,
    /** Suggestions for when nothing was found, even for a query that is too short. */
    soon: isNothing ? await readSoon(context) : null,
    seats: isNothing ? undefined : await knownSeats(context, result.followed),
  };
}

const bold = (text: ReactNode) => <b>{text}</b>;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, status, result, soon } = loaderData;
  const t = useTranslations("search");
  const seats = { ...loaderData.seats, ...useSeats(result?.followed ?? []) };
  const found = result?.all.count ?? 0;
  return (
    <main id="main" className="search">
      <div className="search-head">
        <div className="wrap">
          <h1 className="search-heading">{t("heading")}</h1>
          <SearchForm sent={query.q} />
        </div>
      </div>
      <div className={`wrap ${soon ? "search-single" : "search-columns"}`}>
        <div className="search-results">
          {/* Without results, `NothingFound` shows this in large letters. */}
          <p
            className={status.startsWith("empty") ? "visually-hidden" : "search-status"}
            role="status"
          >
            {t.rich(status, { query: query.q, count: result?.count ?? 0, b: bold, num })}
          </p>
          {result && found > 0 && (
            <>
              <Explanation {...result} />
              <KindChips {...result} />
            </>
          )}
          {result?.count === 0 && <NothingFound query={query} elsewhere={found > 0} />}
          {soon ? (
            <>
              <WordLinks />
              <Soon {...soon} />
            </>
          ) : (
            result?.sections.map((section) => (
              <HitSection key={section.kind} {...section} seats={seats} />
            ))
          )}
        </div>
        {!soon && (
          <aside className="search-aside">
            <FilterPanel query={query} />
            <WordLinks />
          </aside>
        )}
      </div>
    </main>
  );
}

/** Queries used besides the typed words, or instead of them. */
function Explanation({ also, corrected }: Pick<ResultView, "also" | "corrected">) {
  const t = useTranslations("search");
  const words = also
    .map((word) => t("quoted", { word }))
    .join("")
    .trim();
  if (!corrected && !words) return null;
  return (
    <p className="search-status search-explanation">
      {corrected && t.rich("corrected", { words: corrected, b: bold })}
      {corrected && words && " "}
      {words && t("also", { words })}
    </p>
  );
}

/** Its fields belong to the form above. They keep the kind; a new query searches all kinds. */
function FilterPanel({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  return (
    <section aria-labelledby="narrow">
      <h2 className="search-subheading" id="narrow">
        {t("narrow")}
      </h2>
      <Panel>
        <p className="meta">{t("narrowNote")}</p>
        {filterNames.map((name) => (
          <Checkbox
            key={`${name} ${query[name]}`}
            form={searchFormId}
            name={name}
            value="1"
            defaultChecked={query[name]}
          >
            {t(name)}
          </Checkbox>
        ))}
        <Button
          type="submit"
          form={searchFormId}
          name={query.kind && "kind"}
          value={query.kind}
          variant="line"
          wide
        >
          {t("narrowButton")}
        </Button>
      </Panel>
    </section>
  );
}

type HitSectionProps = ResultView["sections"][number] & { seats: SeatsByEvent };

function HitSection({ kind, count, isMore, hits, more, isCut, seats }: HitSectionProps) {
  const t = useTranslations("search");
  const id = `found-${kind}`;
  return (
    <section className="search-section" aria-labelledby={id}>
      <div className="search-section-head">
        <h2 className="search-section-title" id={id}>
          {t(`kind.${kind}`)}{" "}
          <span className="num">{isMore ? t("atLeast", { count }) : count}</span>
        </h2>
        {more && (
          <MoreLink to={more}>
            <span aria-hidden="true">{t("more")}</span>
            <span className="visually-hidden">{t("moreOf", { kind: t(`kind.${kind}`) })}</span>
          </MoreLink>
        )}
      </div>
      <ul className="search-hits">
        {hits.map((hit) => (
          <Hit key={hit.slug} hit={hit}>
            {hit.note ?? (kind === "event" && <SeatsBadge seats={seats[hit.slug]} />)}
          </Hit>
        ))}
      </ul>
      {isCut && <p className="meta search-cut">{t("first", { count: hits.length })}</p>}
    </section>
  );
}

function KindChips({ all, chips }: Pick<ResultView, "all" | "chips">) {
  const t = useTranslations("search");
  const counted = ({ count, isMore }: { count: number; isMore: boolean }) =>
    isMore ? t("atLeast", { count }) : count;
  return (
    <nav className="search-kinds" aria-label={t("kinds")}>
      <ChipList>
        <ChipLink to={all.to} current={all.current}>
          {t("all")} <span className="num">{counted(all)}</span>
        </ChipLink>
        {chips.map(({ kind, to, current, ...found }) => (
          <ChipLink key={kind} to={to} current={current}>
            {t(`kind.${kind}`)} <span className="num">{counted(found)}</span>
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}

type SoonProps = { events: EventView[]; seats: SeatsByEvent | undefined };

/** With the seats at the time of the page request. */
function Soon({ events, seats }: SoonProps) {
  const t = useTranslations("search");
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="soon">
      <h2 className="search-subheading" id="soon">
        {t("soon")}
      </h2>
      <div className="search-soon">
        {events.map((event) => (
          <EventTile key={event.slug} event={event} seats={seats?.[event.slug]} />
        ))}
      </div>
    </section>
  );
}

/** `count` is missing if nothing was searched for. */
function searchHead(locale: Locale, query: string, count?: number): HeadData {
  const t = searchWords(locale);
  const description = t("search.description");
  if (count === undefined) return { description };
  return {
    title: t(count > 0 ? "search.title" : "search.emptyTitle", { query }),
    description,
  };
}
