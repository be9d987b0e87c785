import type { Database } from "@takujo/runtime/database/database";
import { foldText, isLatin } from "../normalize.ts";
import { selectSpellings, selectSynonyms } from "./queries.ts";
import { isKana, kanaOfRomaji, soundOf } from "./sound.ts";
import { isNarrow, isWord, otherVariant, ownVariants, type Part, type Variant } from "./variant.ts";

/** "what to bring" */
const maxPhraseWords = 3;
const maxVariants = 14;
/** Beyond these, words are looked for only as they are written. */
const maxExpanded = 8;

/** The words of a query, each with everything that means or sounds the same. Every one of them must be found. */
export async function expandWords(db: Database, words: string[]): Promise<Part[]> {
  const phrases = await synonymsIn(db, words.slice(0, maxExpanded));
  const parts: Part[] = [];
  const single: { text: string; part: Part }[] = [];
  for (let index = 0; index < words.length; ) {
    const text = words[index] as string;
    const phrase = phrases.find(({ from }) => from === index);
    if (phrase)
      parts.push([...ownVariants(phrase.text), ...singularOf(phrase.text), ...phrase.synonyms]);
    else if (isWord(text)) {
      const part = [...ownVariants(text), ...singularOf(text)];
      parts.push(part);
      single.push({ text, part });
    }
    index += phrase?.length ?? 1;
  }
  await addSpellings(db, single.slice(0, maxExpanded));
  const meant = parts.filter((part) => !part.every(isNarrow));
  return (meant.length > 0 ? meant : parts).map(limited);
}

function limited(part: Part): Part {
  const first = new Map<string, Variant>();
  for (const variant of part) {
    const key = `${variant.text} ${variant.isWhole}`;
    if (isWord(variant.text) && !first.has(key)) first.set(key, variant);
  }
  return [...first.values()].slice(0, maxVariants);
}

interface Phrase {
  from: number;
  length: number;
  text: string;
  synonyms: Variant[];
}

/** Words that follow each other and are in the organizer's list; the longest first. */
async function synonymsIn(db: Database, words: string[]): Promise<Phrase[]> {
  const phrases: Omit<Phrase, "synonyms">[] = [];
  for (let length = maxPhraseWords; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      phrases.push({ from, length, text: words.slice(from, from + length).join(" ") });
    }
  }
  const formsOf = (text: string) => [text, ...singularOf(text).map((variant) => variant.text)];
  const keys = phrases.flatMap(({ text }) =>
    formsOf(text).flatMap((form) => [form, form.replaceAll(" ", "-")]),
  );
  const groups = keys.length > 0 ? await selectSynonyms(db, [...new Set(keys)]) : [];
  const found: Phrase[] = [];
  for (const phrase of phrases) {
    const synonyms = groups
      .map((group) => group.map(otherVariant))
      .filter((group) => group.some(({ text }) => formsOf(phrase.text).includes(text)))
      .flat();
    const isFree = found.every(
      ({ from, length }) => phrase.from >= from + length || phrase.from + phrase.length <= from,
    );
    if (synonyms.length > 0 && isFree) found.push({ ...phrase, synonyms });
  }
  return found;
}

/** Words are found by their beginning, so only what is longer than the singular needs another form. */
function singularOf(text: string): Variant[] {
  if (text.length < 4 || !isLatin(text.at(-1)) || !text.endsWith("s") || text.endsWith("ss")) {
    return [];
  }
  const singular = text.endsWith("ies") ? text.slice(0, -3) : text.slice(0, -1);
  return ownVariants(singular).filter(({ isWhole }) => !isWhole);
}

const minRomajiLength = 3;

async function addSpellings(db: Database, single: { text: string; part: Part }[]): Promise<void> {
  const asked = single.map(({ text, part }) => {
    const romaji = kanaOfRomaji(text);
    if (romaji && romaji.length >= minRomajiLength) part.push(otherVariant(romaji));
    return {
      text,
      reading: isKana(text) ? text : (romaji ?? null),
      sound: romaji ? soundOf(romaji) : null,
      isDoubtful: romaji !== undefined && romaji.length < minRomajiLength,
    };
  });
  if (asked.length === 0) return;
  const spellings = await selectSpellings(db, asked);
  for (const { text, part } of single) {
    const others = spellings.filter((spelling) => spelling.text === text);
    part.push(...others.map(({ shown }) => otherVariant(shown)));
  }
}

/** The words of a query as they were typed, folded. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .split(" ")
    .filter((word) => word !== "");
