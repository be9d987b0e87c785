import { expect, it } from "vitest";
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

const most = 10;

/**
 * CPU time of this thread in milliseconds, so that other processes do not decide the test. They still evict caches, so it is
 * repeated until it was fast once.
 */
function quickestOf(tries: number, check: unknown, text: string): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && quickest >= most; count++) {
    const before = process.threadCpuUsage();
    accepts(check, text);
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1_000);
  }
  return quickest;
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
  const slow = Object.entries(shapes)
    .map(([shape, text]) => ({ shape, time: quickestOf(40, check, text) }))
    .filter(({ time }) => time >= most);
  expect(slow).toEqual([]);
});
