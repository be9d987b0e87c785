import { gameListQuerySchema } from "@takujo/contracts/content/game-shelf";
import { listGames, readGameShelf } from "@takujo/contracts/generated/platform/sdk.gen";
import type { ListGamesData } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import type { Visit } from "../../../shell/visit.ts";
import { arrange, gameView } from "../game-view.server.ts";
import { shelfWords } from "./filters.server.ts";
import { filtersOf, type ShelfQuery, shelfUrl } from "./list-url.ts";

/** Each page of the whole list is its own; what is narrowed down is a view of the shelf. */
export function headOf(query: ShelfQuery, locale: Locale): HeadData {
  const t = shelfWords(locale);
  const title = t("headingPlain");
  const { page } = query;
  const isWhole = shelfUrl({ ...query, view: "shelf" }) === shelfUrl({ page });
  return {
    title: page > 1 ? t("pageTitle", { title, page: String(page) }) : title,
    description: t("description"),
    search: isWhole && page > 1 ? shelfUrl({ page }).slice("/game".length) : "",
  };
}

export async function readBoards({ platform: client, locale }: Visit) {
  const { count, boards } = unwrap(await readGameShelf({ client, query: { locale } }));
  return {
    count,
    boards: boards.map(({ games, ...board }) => {
      const soon = new Set(games.filter((game) => game.isPlayedSoon).map(({ slug }) => slug));
      const standing = arrange(games.map((game) => gameView(game, locale)));
      return {
        ...board,
        games: standing.map((game) => ({ ...game, isPlayedSoon: soon.has(game.slug) })),
      };
    }),
  };
}

type SentQuery = NonNullable<ListGamesData["query"]>;

export async function readList(query: ShelfQuery, { platform: client, locale }: Visit) {
  const filters = Object.fromEntries(filtersOf(query)) as SentQuery;
  const { sort, page } = query;
  const sent = { locale, ...filters, page, ...(sort && { sort }) };
  const list = unwrap(await listGames({ client, query: sent }));
  if (page > list.pageCount) throw data(null, { status: 404 });
  return { ...list, items: list.items.map((game) => gameView(game, locale)) };
}

const names = [
  "q",
  "players",
  "minutes",
  "board",
  "age",
  "language",
  "quick",
  "tag",
  "sort",
  "page",
] as const;

/** Null for a query that no link or form produces. An empty form field counts as missing. */
export function readShelfQuery(search: URLSearchParams): ShelfQuery | null {
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const view = search.get("view") || "shelf";
  const parsed = gameListQuerySchema.omit({ locale: true, limit: true }).safeParse(values);
  if (!parsed.success || (view !== "shelf" && view !== "list")) return null;
  return { ...parsed.data, view };
}
