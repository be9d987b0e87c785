import { type SearchKind, searchKinds } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { deleteOutdated, insertWords, type OutdatedRow, selectOutdated } from "./queries.ts";
import { newWords, rememberSentences } from "./vocabulary.ts";
import { writeEntries } from "./write-entries.ts";

const atOnce = 50;

/** Writes the entries of all items that have changed, and stores the words that they brought. */
export async function indexOutdated(db: Database): Promise<void> {
  let outdated: OutdatedRow[];
  do {
    outdated = await selectOutdated(db, atOnce);
    await indexSome(db, outdated);
  } while (outdated.length === atOnce);
}

/** Without a transaction, because reading Japanese may take seconds. Rows are deleted last: repeating is harmless. */
async function indexSome(db: Database, outdated: OutdatedRow[]): Promise<void> {
  const texts: string[] = [];
  for (const kind of searchKinds) {
    const ids = outdated.filter((row) => row.kind === kind).map(({ item_id }) => item_id);
    if (ids.length > 0) texts.push(...(await writeEntries(db, kind, unique(ids))));
  }
  await insertWords(db, await newWords(db, texts));
  rememberSentences(db, texts);
  await deleteOutdated(
    db,
    outdated.map(({ id }) => id),
  );
}

const unique = (ids: string[]) => [...new Set(ids)];

const kindOf: Record<string, SearchKind> = {
  event: "event",
  "board-game": "game",
  article: "article",
  news: "news",
  faq: "faq",
};

/** Makes a published item searchable at once; a worker adds the readings of its words later. */
export async function indexPublished(db: Database, kind: string, itemId: string): Promise<void> {
  const searchKind = kindOf[kind];
  if (searchKind) await writeEntries(db, searchKind, [itemId]);
}
