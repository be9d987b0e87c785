import {
  type SearchKind,
  type SearchQuery,
  type SearchResult,
  searchKinds,
} from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { kindGram } from "./indexing/write-entries.ts";
import { presentArticle, presentEvent, presentFaq, presentGame, presentNews } from "./present.ts";
import {
  findArticles,
  findEvents,
  findFaq,
  findGames,
  findNews,
  type SearchWords,
  selectMatchingGames,
} from "./queries.ts";
import { type CorrectedWord, correctWords } from "./words/correct-words.ts";
import { expandWords, wordsOf } from "./words/expand-words.ts";
import { gramQuery, isNarrow, type Part, patternOf } from "./words/variant.ts";

const shownOfEach = 5;
const shownOfOne = 50;
const maxExplained = 6;
/** The highest score of a word that occurs in the text only, not in a title or name. */
const onlyInText = 201;

type SearchHits = Pick<SearchResult, SearchKind | "order">;

/** Everything published that contains all words of the query, in either language and however they are written. */
export async function search(db: Database, query: SearchQuery): Promise<SearchResult> {
  const typed = wordsOf(query.q);
  const parts = await expandWords(db, typed);
  const result = await find(db, query, parts, parts.length);
  if (hasAny(result)) return { ...result, also: othersOf(parts, typed), corrected: null };
  const words = await correctWords(db, query.q);
  const texts = words.flatMap((word) => word.map(({ text }) => text));
  if (texts.join(" ") === typed.join(" ")) return { ...result, also: [], corrected: null };
  const others = await expandAll(db, words);
  const second = await find(db, query, others, neededOf(others, typed));
  if (!hasAny(second)) return { ...result, also: [], corrected: null };
  const corrected = words.map((word) => word.map(({ shown }) => shown).join("/")).join(" ");
  return { ...second, also: othersOf(others, texts), corrected };
}

/** The words that may have been meant instead of those that were typed. */
const expandCorrected = async (db: Database, q: string): Promise<Part[]> =>
  expandAll(db, await correctWords(db, q));

async function expandAll(db: Database, words: CorrectedWord[][]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const word of words) parts.push(...(await expandAlternatives(db, word)));
  return parts;
}

/** One of the words that may have been meant must be found. */
async function expandAlternatives(db: Database, word: CorrectedWord[]): Promise<Part[]> {
  const part: Part = [];
  for (const { text } of word) part.push(...(await expandWords(db, wordsOf(text))).flat());
  return part.length > 0 ? [part] : [];
}

/** In a sentence without spaces one word may be missing; separately typed words are all required. */
const neededOf = (parts: Part[], typed: string[]): number =>
  parts.length > 2 && typed.length < parts.length ? parts.length - 1 : parts.length;

const hasAny = (found: SearchHits) => searchKinds.some((kind) => found[kind].total > 0);

/** As people write them, without what they typed. */
function othersOf(parts: Part[], typed: string[]): string[] {
  const others = parts.flat().filter(({ isOwn, text }) => !isOwn && !typed.includes(text));
  return [...new Set(others.map(({ shown }) => shown))].slice(0, maxExplained);
}

async function find(
  db: Database,
  query: SearchQuery,
  parts: Part[],
  needed: number,
): Promise<SearchHits> {
  if (parts.length === 0) return nothing;
  const { locale, kind: asked, upcoming, english, seats } = query;
  const wanted = wantedOf(parts, needed);
  const valuesOf = (kind: SearchKind) => ({
    ...wanted,
    grams: `'${kindGram(kind)}' & (${wanted.grams})`,
    locale,
    limit: kind === asked ? shownOfOne : shownOfEach,
  });
  const weak = onlyInText * parts.length;
  // Sequential, so that a search uses one connection at a time.
  const events = await findEvents(db, { ...valuesOf("event"), upcoming, english, seats, weak });
  const games = await findGames(db, valuesOf("game"));
  const articles = await findArticles(db, valuesOf("article"));
  const news = await findNews(db, valuesOf("news"));
  const faq = await findFaq(db, valuesOf("faq"));
  const found = { event: events, game: games, article: articles, news, faq };
  // With all kinds shown, weak results come after better ones of other kinds.
  const leastOf = (kind: SearchKind) =>
    !asked && searchKinds.some((other) => other !== kind && levelOf(found[other]) * 100 > weak)
      ? weak + 1
      : 0;
  const variants = parts.flat();
  return {
    event: present(events, leastOf("event"), (row) => presentEvent(row, variants)),
    game: present(games, leastOf("game"), (row) => presentGame(row, variants)),
    article: present(articles, leastOf("article"), (row) => presentArticle(row, variants)),
    news: present(news, leastOf("news"), (row) => presentNews(row, variants)),
    faq: present(faq, leastOf("faq"), (row) => presentFaq(row, variants)),
    order: searchKinds.toSorted((one, other) => levelOf(found[other]) - levelOf(found[one])),
  };
}

function wantedOf(parts: Part[], needed: number): SearchWords {
  const variants = parts.flatMap((part, index) => part.map((variant) => ({ index, variant })));
  return {
    parts: variants.map(({ index }) => index),
    patterns: variants.map(({ variant }) => patternOf(variant)),
    isNarrow: variants.map(({ variant }) => isNarrow(variant)),
    isOwn: variants.map(({ variant }) => variant.isOwn),
    needed,
    grams: gramQuery(parts, needed === parts.length),
  };
}

const nothing: SearchHits = {
  ...(Object.fromEntries(
    searchKinds.map((kind) => [kind, { total: 0, more: false, items: [] }]),
  ) as unknown as Omit<SearchHits, "order">),
  order: [...searchKinds],
};

/** The best score, without what tells apart results that match equally well. */
const levelOf = (rows: { score: number }[]) =>
  Math.floor(Math.max(0, ...rows.map(({ score }) => score)) / 100);

/** Each row carries the total. Rows with a lower score than the least are left out, but not all of them. */
function present<Row extends { total: number; is_cut: boolean; score: number }, Item>(
  rows: Row[],
  min: number,
  presentRow: (row: Row) => Item,
) {
  const close = rows.filter(({ score }) => score >= min);
  return {
    total: rows[0]?.total ?? 0,
    more: rows[0]?.is_cut ?? false,
    items: (close.length > 0 ? close : rows.slice(0, 1)).map(presentRow),
  };
}

/** The ids of published games that contain the words, the best match first; of the words as meant if none has them as typed. */
export async function matchGames(db: Database, q: string): Promise<string[]> {
  const typed = wordsOf(q);
  const parts = await expandWords(db, typed);
  const found = await matching(db, parts, parts.length);
  if (found.length > 0) return found;
  const others = await expandCorrected(db, q);
  return matching(db, others, neededOf(others, typed));
}

async function matching(db: Database, parts: Part[], needed: number): Promise<string[]> {
  if (parts.length === 0) return [];
  const wanted = wantedOf(parts, needed);
  const grams = `'${kindGram("game")}' & (${wanted.grams})`;
  const rows = await selectMatchingGames(db, { ...wanted, grams });
  return rows.map(({ item_id }) => item_id);
}
