import { useTranslations } from "@takujo/i18n/react";
import { data, Link, useHref } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ChevronRight, SlidersHorizontal, X } from "../../../ui/generated/icons.ts";
import { Cover } from "../../../ui/layout/cover.tsx";
import { Pager } from "../../../ui/navigation/pager.tsx";
import type { GameView } from "../game-view.server.ts";
import { ShelfRow, WeightMarks } from "../shelf-board.tsx";
import { type FreeBoxes, useFreeBoxes } from "../use-free-boxes.ts";
import type { Route } from "./+types/page.ts";
import { filterView } from "./filters.server.ts";
import { headOf, readBoards, readList, readShelfQuery } from "./list-data.server.ts";
import { isList, type ShelfQuery, shelfUrl } from "./list-url.ts";
import "./list.css";

/** The most that one call answers. */
const maxAsked = 100;

type Free = { free: FreeBoxes | undefined };

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const query = readShelfQuery(url.searchParams);
  if (!query) throw data(null, { status: 404 });
  const common = { head: headOf(query, locale), query, filters: filterView(query, locale) };
  return isList(query)
    ? { ...common, shelf: null, list: await readList(query, visit) }
    : { ...common, shelf: await readBoards(visit), list: null };
}

export default function GameShelf({ loaderData }: Route.ComponentProps) {
  const { query, filters, shelf, list } = loaderData;
  const t = useTranslations("gameShelf");
  const isEmpty = shelf?.count === 0;
  const shown = shelf?.boards.flatMap(({ games }) => games) ?? list?.items ?? [];
  const free = useFreeBoxes(shown.map(({ slug }) => slug).slice(0, maxAsked));
  return (
    <main id="main" className="wrap shelf-page">
      <div className="shelf-head">
        <div>
          <h1>
            {shelf && !isEmpty ? t.rich("heading", { count: shelf.count, num }) : t("headingPlain")}
          </h1>
          <p className="lead">{t("lead")}</p>
        </div>
        <nav aria-label={t("views")}>
          <ChipList>
            <ChipLink to="/game" current={Boolean(shelf)}>
              {t("view.shelf")}
            </ChipLink>
            <ChipLink to={shelfUrl({ ...query, view: "list", page: 1 })} current={Boolean(list)}>
              {t("view.list")}
            </ChipLink>
          </ChipList>
        </nav>
      </div>
      {isEmpty ? (
        <EmptyState kind="search" title={t("emptyShelf")}>
          {t("emptyShelfNote")}
        </EmptyState>
      ) : (
        <Filters query={query} filters={filters} />
      )}
      {shelf && !isEmpty && <Boards boards={shelf.boards} free={free} />}
      {list && <FoundGames query={query} filters={filters} list={list} free={free} />}
    </main>
  );
}

type FilterProps = { query: ShelfQuery; filters: ReturnType<typeof filterView> };

/** Links and a plain form: the choice is in the address, with or without scripts. */
function Filters({ query, filters }: FilterProps) {
  const t = useTranslations("gameShelf");
  return (
    <search className="shelf-filters" aria-label={t("filters")}>
      {/* Remounted with the address, so that the field shows its words. */}
      <form key={query.q ?? ""} className="shelf-search" action={useHref("/game")}>
        {filters.carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="visually-hidden" htmlFor="shelf-words">
          {t("search")}
        </label>
        <input
          className="input"
          id="shelf-words"
          type="search"
          name="q"
          maxLength={100}
          placeholder={t("search")}
          defaultValue={query.q}
        />
        <Button type="submit">{t("searchButton")}</Button>
      </form>
      <details className="shelf-choices">
        <summary className="chip">
          <SlidersHorizontal />
          {t("filters")}
        </summary>
        <div className="shelf-groups">
          {filters.groups.map(({ name, label, chips }) => (
            <fieldset key={name}>
              <legend className="shelf-group-label">{label}</legend>
              <ChipList>
                {chips.map(({ value, text, to, current }) => (
                  <ChipLink key={value} to={to} current={current}>
                    {text}
                  </ChipLink>
                ))}
              </ChipList>
            </fieldset>
          ))}
        </div>
      </details>
    </search>
  );
}

type Shelf = Awaited<ReturnType<typeof readBoards>>;

const marks = { light: 1, middle: 3, heavy: 5 } as const;

function Boards({ boards, free }: Pick<Shelf, "boards"> & Free) {
  const t = useTranslations("gameShelf");
  return (
    <div className="shelf-case">
      {boards.map(({ board, count, games }) => (
        <section key={board} className="shelf-board" aria-labelledby={`board-${board}`}>
          <ShelfRow games={games} free={free} />
          <div className="shelf-lip">
            <h2 id={`board-${board}`}>{t(`board.${board}`)}</h2>
            <WeightMarks weight={marks[board]} />
            <p>{t(`boardNote.${board}`)}</p>
            <Link to={shelfUrl({ board })}>
              <span>
                {t.rich("boardAll", {
                  count,
                  long: (part) => <span className="shelf-lip-long">{part}</span>,
                })}
              </span>
              <ChevronRight />
            </Link>
          </div>
        </section>
      ))}
    </div>
  );
}

type FoundProps = FilterProps & Free & { list: Awaited<ReturnType<typeof readList>> };

function FoundGames({ query, filters, list, free }: FoundProps) {
  const t = useTranslations("gameShelf");
  return (
    <>
      <div className="shelf-found">
        <p role="status">{t.rich(list.more ? "foundMore" : "found", { count: list.count, num })}</p>
        {filters.chosen.length > 0 && (
          <ul className="shelf-chosen" aria-label={t("chosen")}>
            {filters.chosen.map(({ name, text, to }) => (
              <li key={name}>
                <Link
                  className="chip"
                  to={to}
                  preventScrollReset
                  aria-label={t("remove", { name: text })}
                >
                  {text}
                  <X />
                </Link>
              </li>
            ))}
            <li>
              <Link to="/game">{t("reset")}</Link>
            </li>
          </ul>
        )}
      </div>
      {list.items.length === 0 ? (
        <EmptyState
          kind="search"
          title={t("empty")}
          actions={
            <ButtonLink to="/game" variant="line">
              {t("view.shelf")}
            </ButtonLink>
          }
        >
          {t("emptyNote")}
        </EmptyState>
      ) : (
        <nav className="shelf-sorts" aria-label={t("sortLabel")}>
          <ChipList>
            {filters.sorts.map(({ sort, text, to, current }) => (
              <ChipLink key={sort} to={to} current={current}>
                {text}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
      <ul className="shelf-list">
        {list.items.map((game) => (
          <GameEntry key={game.slug} game={game} isFree={(free?.[game.slug]?.free ?? 0) > 0} />
        ))}
      </ul>
      <Pager
        current={list.page}
        total={list.pageCount}
        pageUrl={(page) => shelfUrl({ ...query, page, view: "list" })}
        label={t("pages")}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </>
  );
}

function GameEntry({ game, isFree }: { game: GameView; isFree: boolean }) {
  const t = useTranslations("gameShelf");
  return (
    <li className="shelf-entry" style={{ "--tone": game.tone }}>
      <Cover image={game.cover} width="72" height="72" loading="lazy" decoding="async" />
      <div>
        <h2>
          <Link className="whole-link" to={`/game/${game.slug}`} lang={useTextLanguage()(game)}>
            {game.name}
          </Link>
        </h2>
        <p className="shelf-entry-facts">
          {game.facts}
          <WeightMarks weight={game.weight} />
        </p>
        <TagList>
          {isFree && <Tag tone="green">{t("freeShort")}</Tag>}
          <LanguageTag text={game} />
          {game.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </TagList>
      </div>
    </li>
  );
}
