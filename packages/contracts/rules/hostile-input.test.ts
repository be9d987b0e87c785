import { expect, it } from "vitest";
import { processorTimeOf } from "../../../tests/support/processor-time.ts";
import type { RuleEntry } from "./catalogue/entry.ts";
import { ruleEntries } from "./catalogue/index.ts";
import * as rules from "./index.ts";
import * as normalizers from "./normalize.ts";
import { accepts } from "./testing/judge.ts";
import { makeFrom } from "./testing/makers.ts";

const size = 100_000;
const fill = (part: string, end = "!") => part.repeat(size / part.length) + end;

const shapes = {
  letters: fill("a"),
  digits: fill("1"),
  decimals: `0.${fill("0", "1")}`,
  "digits and hyphens": fill("1-"),
  hyphens: fill("-"),
  dots: fill("."),
  "labels of a domain": fill("a.", "com!"),
  slashes: fill("/"),
  "parts of a path": fill("a/"),
  colons: fill(":"),
  "groups of IPv6": fill("1:"),
  ats: fill("a@"),
  "spaces before the end": fill(" "),
  "ideographic spaces": fill("\u3000"),
  "zero-width spaces": fill("\u200b"),
  hiragana: fill("あ"),
  "words of kana": fill("ア "),
  "long vowels": `ア${fill("ー")}`,
  "half-width kana": fill("ｶﾞ"),
  "full-width digits": fill("１"),
  "voiced marks apart": fill("か\u3099"),
  "marks in the wrong order": `a${fill("\u0315\u0300")}`,
  "voiced marks only": fill("\u3099"),
  "surrogate halves": fill("\ud83d"),
  "joined emoji": fill("👩\u200d"),
  "image data": `data:image/png;base64,${fill("A")}`,
  "a company number": `T${fill("7")}`,
  "a country code": `+${fill("8")}`,
};

const max = 10;
const tries = 8;
const apart = fill("カ\u3099");

/** In milliseconds. Other processes interrupt, so it is repeated until it was fast once. */
function quickestOf(run: () => unknown): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && quickest >= max; count++) {
    const before = performance.now();
    run();
    quickest = Math.min(quickest, performance.now() - before);
  }
  return quickest;
}

/** Counted in steps, it means something only for many runs together. */
const timeOfMany = (run: () => unknown) =>
  processorTimeOf(() => {
    for (let count = 0; count < tries; count++) run();
  });

/** On a machine that is slow at the moment, work that takes quadratic time still stands out: it takes over a hundred times as long as composing. */
function isSlow(check: unknown, text: string): boolean {
  if (quickestOf(() => accepts(check, text)) < max) return false;
  const composing = timeOfMany(() => apart.normalize("NFC"));
  return timeOfMany(() => accepts(check, text)) >= 10 * composing;
}

const judgesText = ([, { examples }]: [string, RuleEntry]) =>
  examples.some(({ passes }) => passes.some((value) => typeof value === "string"));
const checks: [string, unknown][] = [
  ...(Object.entries(ruleEntries) as [string, RuleEntry][])
    .filter(judgesText)
    .filter(([name]) => name !== "notTaken" && name !== "satisfies")
    .map(([name, { examples }]): [string, unknown] => [name, makeFrom(name, examples[0].with)]),
  ["maxBytes that fit", rules.maxBytes(1_000_000)],
  ["maxFullWidth that fit", rules.maxFullWidth(1_000_000)],
  ...Object.entries(normalizers).map(([name, make]): [string, unknown] => [name, make()]),
];

it.each(checks)("%s takes under 10 ms for 100,000 hostile characters", (_name, check) => {
  const slow = Object.entries(shapes).filter(([, text]) => isSlow(check, text));
  expect(slow.map(([shape]) => shape)).toEqual([]);
});
