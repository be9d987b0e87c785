import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

const maxGroups = 20;
const maxSpellings = 6;
const maxNeighbors = 300;

export async function selectSynonyms(db: Database, keys: string[]): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select words from search_synonym where keys && ${keys}::text[]
    order by created_at, id limit ${sql.lit(maxGroups)}`.execute(db);
  return rows.map(({ words }) => words);
}

export interface AskedWord {
  text: string;
  /** In hiragana, if it is written in kana or may be romaji. */
  reading: string | null;
  /** Of romaji, which often leaves out long vowels. */
  sound: string | null;
  /** So short that it is looked up only if no text has it as it is. */
  isDoubtful: boolean;
}

/** Other spellings of words, by reading. A kanji-only word has no kanji-only variant: that would be a homophone. */
export async function selectSpellings(
  db: Database,
  asked: AskedWord[],
): Promise<{ text: string; shown: string }[]> {
  const { rows } = await sql<{ text: string; shown: string }>`
    select asked.text, found.shown
    from json_to_recordset(${JSON.stringify(asked)}::json)
      as asked (text text, reading text, sound text, "isDoubtful" boolean)
    cross join lateral (
      (select word, shown from search_word
        where reading = asked.reading and reading <> '' limit ${sql.lit(maxSpellings)})
      union
      (select word, shown from search_word
        where sound = asked.sound and sound <> '' limit ${sql.lit(maxSpellings)})
      union
      (select other.word, other.shown from search_word as known
        join search_word as other on other.reading = known.reading and other.reading <> ''
        where known.word = asked.text and (known.word || other.word) ~ '[ぁ-ゖ]' limit ${sql.lit(maxSpellings)})
    ) as found
    where found.word <> asked.text
      and not (asked."isDoubtful" and exists (select from search_word where word = asked.text))
    order by asked.text, found.word`.execute(db);
  return rows;
}

/** Words that may have been meant, by what is left of them without one letter. */
export async function selectNeighbors(
  db: Database,
  misspellings: string[],
): Promise<{ word: string; shown: string; reading: string }[]> {
  const { rows } = await sql<{ word: string; shown: string; reading: string }>`
    select word, shown, reading from search_word where misspellings && ${misspellings}::text[]
    limit ${sql.lit(maxNeighbors)}`.execute(db);
  return rows;
}
