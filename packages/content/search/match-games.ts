import type { Database } from "@takujo/runtime/database/database";
import { kindGram } from "./indexing/write-entries.ts";
import { selectMatchingGames } from "./queries.ts";
import { expandCorrected, neededOf, wantedOf } from "./search.ts";
import { expandWords, wordsOf } from "./words/expand-words.ts";
import type { Part } from "./words/variant.ts";

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
