import type { SearchKind } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { plainText } from "../../markdown/index.ts";
import { gramsOf, normalize } from "../normalize.ts";
import { type Entry, type EntryTexts, replaceEntries, selectEntryTexts } from "./queries.ts";
import { tagWords } from "./tag-words.ts";

/** A tsvector holds 1 MB; the longest body of the editor is shorter. */
const longestBody = 60_000;

/** Writes the entries of these items as they are now. Returns their texts as people read them. */
export async function writeEntries(
  db: Database,
  kind: SearchKind,
  ids: string[],
): Promise<string[]> {
  const found = await selectEntryTexts(db, kind, ids);
  const read = found.map((texts) => ({ itemId: texts.item_id, ...partsOf(kind, texts) }));
  await replaceEntries(
    db,
    kind,
    ids,
    read.map((texts) => entryOf(kind, texts)),
  );
  return read.map(({ title, labels, body }) => [title, labels, body].join("\n"));
}

/** So that a search for the kind itself finds something. */
const kindWords: Record<SearchKind, string> = {
  event: "イベント event",
  game: "ゲーム game",
  article: "読みもの 記事 article",
  news: "ニュース お知らせ news",
  faq: "よくある質問 FAQ question",
};

const partsOf = (kind: SearchKind, { titles, tags, names, summaries, bodies }: EntryTexts) => ({
  title: titles.join("\n"),
  labels: [kindWords[kind], ...tags.map((tag) => tagWords[tag] ?? tag), ...names].join("\n"),
  body: [...summaries, ...bodies.map(plainText)].join("\n").slice(0, longestBody),
});

function entryOf(
  kind: SearchKind,
  { itemId, ...texts }: { itemId: string } & ReturnType<typeof partsOf>,
): Entry {
  const title = normalize(texts.title);
  const labels = normalize(texts.labels);
  const body = normalize(texts.body);
  return {
    itemId,
    title,
    labels,
    body,
    grams: [kindGram(kind), ...gramsOf(title + labels + body)],
  };
}

/** No text has it, because it is no letter. */
export const kindGram = (kind: SearchKind): string => `@${kind}`;
