import { setImmediate } from "node:timers/promises";
import type { Tokenizer } from "lindera-wasm-nodejs-ipadic";
import { foldText, isLatin } from "../normalize.ts";
import { misspellingsOf } from "../words/misspellings.ts";
import { isKana, soundOf } from "../words/sound.ts";

interface Token {
  surface: string;
  /** Such as 名詞. */
  partOfSpeech: string;
  partOfSpeechSubcategory1: string;
  /** In katakana; absent for words that the dictionary does not know. */
  reading?: string;
}

let tokenizer: Promise<Tokenizer> | undefined;

/** The dictionary takes 140 MB, so it is loaded when the first text is to be read. */
async function loadTokenizer(): Promise<Tokenizer> {
  const { TokenizerBuilder } = await import("lindera-wasm-nodejs-ipadic");
  const builder = new TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  return builder.build();
}

async function tokenize(text: string): Promise<Token[]> {
  tokenizer ??= loadTokenizer();
  return (await tokenizer).tokenize(text) as Token[];
}

export interface VocabularyWord {
  word: string;
  shown: string;
  reading: string;
  sound: string;
  misspellings: string[];
}

const maxWordLength = 24;
/** 青山 駅 北口 is one word to those who type it. */
const maxJoined = 4;
const maxRemembered = 20_000;

/** Sentences whose words a process has stored already, by database; the same ones come again and again. */
const remembered = new WeakMap<object, Set<string>>();

/** A sentence at a time, because reading one keeps the process from everything else. */
function sentencesOf(text: string): string[] {
  return text
    .split(/[\n。！？]/)
    .flatMap((sentence) => sentence.match(/.{1,300}/gsu) ?? [])
    .filter((sentence) => sentence.trim() !== "");
}

/** Searchable words of the texts, with their readings. */
export async function newWords(store: object, texts: string[]): Promise<VocabularyWord[]> {
  const known = remembered.get(store);
  const words = new Map<string, VocabularyWord>();
  for (const sentence of new Set(texts.flatMap(sentencesOf))) {
    if (known?.has(sentence)) continue;
    await setImmediate();
    for (const found of await wordsOf(sentence)) {
      if (!words.has(found.word)) words.set(found.word, found);
    }
  }
  return [...words.values()];
}

/** To be called once the words are stored for good. */
export function rememberSentences(store: object, texts: string[]) {
  const known = remembered.get(store) ?? new Set();
  if (known.size > maxRemembered) known.clear();
  for (const sentence of texts.flatMap(sentencesOf)) known.add(sentence);
  remembered.set(store, known);
}

async function wordsOf(sentence: string): Promise<VocabularyWord[]> {
  const words = latinWords(sentence);
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return words;
  // Full-width letters and half-width kana are unknown to the dictionary.
  const tokens = await tokenize(sentence.normalize("NFKC"));
  for (const [index, token] of tokens.entries()) {
    if (!isNoun(token)) {
      if (standsAlone(token)) words.push(...japaneseWord([token]));
      continue;
    }
    for (let end = index + 1; end <= index + maxJoined && end <= tokens.length; end++) {
      const joined = tokens.slice(index, end);
      if (!joined.every(isNoun)) break;
      words.push(...japaneseWord(joined));
    }
  }
  return words;
}

const isNoun = ({ partOfSpeech, partOfSpeechSubcategory1 }: Token) =>
  partOfSpeech === "接頭詞" ||
  (partOfSpeech === "名詞" && !["非自立", "代名詞"].includes(partOfSpeechSubcategory1));

const standsAlone = ({ partOfSpeech }: Token) => ["副詞", "形容詞"].includes(partOfSpeech);

function latinWords(sentence: string): VocabularyWord[] {
  return (sentence.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [])
    .filter((shown) => shown.length > 2 && shown.length <= maxWordLength && /\p{L}/u.test(shown))
    .map((shown) => {
      const word = foldText(shown);
      return { word, shown, reading: "", sound: "", misspellings: misspellingsOf(word) };
    });
}

function japaneseWord(tokens: Token[]): VocabularyWord[] {
  const shown = tokens.map(({ surface }) => surface).join("");
  const word = foldText(shown);
  const reading = foldText(tokens.map(readingOf).join(""));
  const length = [...word].length;
  if (length > maxWordLength || [...word].some((letter) => letter === " " || isLatin(letter))) {
    return [];
  }
  // An unknown reading is no kana, and a single kana says nothing.
  if (!isKana(reading) || reading.length < 2) return [];
  const misspellings = misspellingsOf(reading);
  return [{ word, shown, reading, sound: soundOf(reading), misspellings }];
}

const readingOf = ({ surface, reading }: Token) =>
  isKana(foldText(surface)) ? surface : (reading ?? "?");
