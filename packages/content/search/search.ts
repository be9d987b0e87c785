import { type SearchQuery, type SearchResult, searchKinds } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { pairsOf, termsOf } from "./fold.ts";
import { presentArticle, presentEvent, presentFaq, presentGame, presentNews } from "./present.ts";
import { findArticles, findEvents, findFaq, findGames, findNews } from "./queries.ts";

const shownOfEach = 5;
const shownOfOne = 50;

/** Everything published that contains all words of the query, in either language. */
export async function search(db: Database, query: SearchQuery): Promise<SearchResult> {
  const { locale, kind, upcoming, english, seats } = query;
  const terms = termsOf(query.q);
  if (terms.length === 0) return nothing;
  const words = { terms, pairs: pairsOf(terms), locale };
  const limitOf = (asked: SearchQuery["kind"]) => ({
    ...words,
    limit: asked === kind ? shownOfOne : shownOfEach,
  });
  // Sequential, so that a search uses one connection at a time.
  const events = await findEvents(db, { ...limitOf("event"), upcoming, english, seats });
  const games = await findGames(db, limitOf("game"));
  const articles = await findArticles(db, limitOf("article"));
  const news = await findNews(db, limitOf("news"));
  const faq = await findFaq(db, limitOf("faq"));
  return {
    event: present(events, (row) => presentEvent(row, terms)),
    game: present(games, (row) => presentGame(row, terms)),
    article: present(articles, (row) => presentArticle(row, terms)),
    news: present(news, (row) => presentNews(row, terms)),
    faq: present(faq, (row) => presentFaq(row, terms)),
  };
}

const nothing = Object.fromEntries(
  searchKinds.map((kind) => [kind, { total: 0, more: false, items: [] }]),
) as unknown as SearchResult;

/** Each row carries the total. */
const present = <Row extends { total: number; is_cut: boolean }, Item>(
  rows: Row[],
  presentRow: (row: Row) => Item,
) => ({
  total: rows[0]?.total ?? 0,
  more: rows[0]?.is_cut ?? false,
  items: rows.map(presentRow),
});
