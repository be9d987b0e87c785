import type { Database } from "@takujo/runtime/database/database";
import { foldText } from "../normalize.ts";
import { particles } from "./common-words.ts";
import { maxMistakes, misspellingsOf, mistakesBetween } from "./misspellings.ts";
import { selectNeighbors } from "./queries.ts";
import { isKana } from "./sound.ts";
import { isWord } from "./variant.ts";

export interface CorrectedWord {
  /** The query. */
  text: string;
  /** As it is written for people. */
  shown: string;
}

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
/** More than a page can explain would be guessing. */
const maxAlternatives = 3;
/** Beyond these, words are taken as they are. */
const maxCorrected = 8;

/** For a query that found nothing: its words one by one, each with what may have been meant. */
export async function correctWords(db: Database, query: string): Promise<CorrectedWord[][]> {
  const typed = query
    .normalize("NFKC")
    .split(/[\s\p{Cc}]+/u)
    .map((shown) => ({ text: foldText(shown), shown }))
    .filter(({ text }) => isWord(text));
  const corrected = await alternativesOf(db, typed);
  const segmented = typed.flatMap((word) => (corrected.has(word.text) ? [word] : segments(word)));
  const again = await alternativesOf(
    db,
    segmented.filter((word) => !typed.includes(word)),
  );
  return segmented.map(
    ({ text, shown }) => corrected.get(text) ?? again.get(text) ?? [{ text: stemOf(text), shown }],
  );
}

/** Japanese without spaces, word by word. */
function segments(word: CorrectedWord): CorrectedWord[] {
  const found = [...segmenter.segment(word.shown)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ({ text: foldText(segment), shown: segment }))
    .filter(({ text }) => isWord(text) && !isParticle(text));
  return found.length > 1 ? found : [word];
}

const isParticle = (word: string) => (isKana(word) && word.length < 3) || particles.has(word);

/** A verb or adjective without its last kana, which changes with its form: 行ける, 行けます. */
const stemOf = (word: string): string =>
  /^\p{Script=Han}[ぁ-ゖ]+[うくぐすつぬぶむるいただ]$/u.test(word) ? word.slice(0, -1) : word;

/** Words of the index with the fewest mistakes between them; none for a word that the index has. */
async function alternativesOf(
  db: Database,
  words: CorrectedWord[],
): Promise<Map<string, CorrectedWord[]>> {
  const asked = words.slice(0, maxCorrected).map(({ text }) => text);
  const keys = [...new Set(asked.flatMap(misspellingsOf))];
  const neighbors = keys.length > 0 ? await selectNeighbors(db, keys) : [];
  const found = asked.map((word): [string, CorrectedWord[]] => {
    const mistakes = neighbors.map(({ word: text, shown, reading }) => ({
      text,
      shown,
      count: Math.min(
        mistakesBetween(word, text),
        reading ? mistakesBetween(word, reading) : Number.POSITIVE_INFINITY,
      ),
    }));
    const fewest = Math.min(...mistakes.map(({ count }) => count));
    const isClose = fewest > 0 && fewest <= maxMistakes(word);
    const closest = isClose ? mistakes.filter(({ count }) => count === fewest) : [];
    return [word, closest.slice(0, maxAlternatives)];
  });
  return new Map(found.filter(([, alternatives]) => alternatives.length > 0));
}
