import { toHiragana } from "wanakana";
import { foldText } from "../normalize.ts";

const kana = /^[ぁ-ゖー]+$/;

export const isKana = (word: string): boolean => kana.test(word);

/** A romaji word as hiragana, or undefined if it is not romaji. */
export function kanaOfRomaji(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const read = foldText(toHiragana(word));
  return isKana(read) ? read : undefined;
}

const longVowels = [
  /(?<=[おこそとのほもよろごぞどぼぽょ])[うおー]/g,
  /(?<=[うくすつぬふむゆるぐずづぶぷゅ])[うー]/g,
  /(?<=[あかさたなはまやらわがざだばぱゃ])[あー]/g,
  /(?<=[いきしちにひみりぎじぢびぴえけせてねへめれげぜでべぺ])ー/g,
];

/** A reading without its long vowels: Tokyo is とうきょう, and shogi しょうぎ. */
export const soundOf = (reading: string): string =>
  longVowels.reduce((sound, long) => sound.replace(long, ""), reading);
