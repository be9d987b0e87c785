import { describe, expect, it } from "vitest";
import * as mini from "zod/mini";
import type { NormalizerEntry, RuleEntry } from "./catalogue/entry.ts";
import { chapters, ruleEntries } from "./catalogue/index.ts";
import { normalizers, schemaWrappers } from "./catalogue/normalizers.ts";
import * as wrappers from "./empty.ts";
import * as rules from "./index.ts";
import { validationMessage } from "./message.ts";
import { judge, judgeWithClassic } from "./testing/judge.ts";
import { makeFrom } from "./testing/makers.ts";
import { translateInto } from "./testing/translate.ts";

const translators = [translateInto("ja"), translateInto("en")];

async function proveRule(name: string, entry: RuleEntry) {
  for (const example of entry.examples) {
    const rule = makeFrom(name, example.with);
    for (const value of example.passes) {
      const { accepted } = await judge(value, rule);
      expect(accepted, `${name} accepts ${String(value)}`).toBe(true);
      expect((await judgeWithClassic(value, rule)).accepted).toBe(true);
    }
    for (const value of example.fails) {
      const { accepted, issue } = await judge(value, rule);
      expect(accepted, `${name} refuses ${String(value)}`).toBe(false);
      expect((await judgeWithClassic(value, rule)).issue).toMatchObject({ params: { rule: name } });
      for (const t of translators) {
        const sentence = issue ? validationMessage(issue, t) : "";
        expect(sentence, `${name} says something`).not.toBe("");
        expect(sentence).not.toMatch(/[{}]|undefined|\[object|validations\./);
      }
    }
  }
}

async function proveNormalizer(name: string, entry: NormalizerEntry) {
  for (const { with: parts, turns } of entry.examples) {
    for (const [before, after] of turns) {
      const normalizer = makeFrom(name, parts);
      expect((await judge(before, normalizer)).value, `${name} of ${before}`).toEqual(after);
      expect((await judge(after, normalizer)).value, `${name} twice`).toEqual(after);
    }
  }
}

function proveWrapper(name: string, entry: NormalizerEntry) {
  for (const { with: parts, turns } of entry.examples) {
    const schema = makeFrom(name, parts) as mini.ZodMiniType;
    for (const [before, after] of turns) {
      expect(schema.parse(before), `${name} of ${String(before)}`).toEqual(after);
    }
  }
}

async function prove(id: `VA-${number}`) {
  const concerns = ([, entry]: [string, RuleEntry | NormalizerEntry]) =>
    entry.requirements.includes(id);
  const proofs = [
    ...(Object.entries(ruleEntries) as [string, RuleEntry][])
      .filter(concerns)
      .map(([name, entry]) => proveRule(name, entry)),
    ...(Object.entries(normalizers) as [string, NormalizerEntry][])
      .filter(concerns)
      .map(([name, entry]) => proveNormalizer(name, entry)),
    ...(Object.entries(schemaWrappers) as [string, NormalizerEntry][])
      .filter(concerns)
      .map(([name, entry]) => proveWrapper(name, entry)),
  ];
  expect(proofs).not.toHaveLength(0);
  await Promise.all(proofs);
}

describe("examples of the catalogue, in both languages", () => {
  it("[VA-1] required input, select and date", () => prove("VA-1"));
  it("[VA-2] maximum bytes", () => prove("VA-2"));
  it("[VA-3] empty to null and trimmed non-blank", () => prove("VA-3"));
  it("[VA-4] maximum full-width characters and half-width only", () => prove("VA-4"));
  it("[VA-5] starts with @, a URL, image data", () => prove("VA-5"));
  it("[VA-6] digits, letters and hyphens", () => prove("VA-6"));
  it("[VA-7] hiragana and katakana", () => prove("VA-7"));
  it("[VA-8] not before today and a maximum date", () => prove("VA-8"));
  it("[VA-9] e-mail", () => prove("VA-9"));
  it("[VA-10] phone, local phone and fax", () => prove("VA-10"));
  it("[VA-11] postal code", () => prove("VA-11"));
  it("[VA-12] domain and network addresses", () => prove("VA-12"));
  it("[VA-13] corporate and invoice number", () => prove("VA-13"));
  it("[VA-14] slug, file and icon names", () => prove("VA-14"));
  it("[VA-15] social ids", () => prove("VA-15"));
  it("[VA-16] numbers", () => prove("VA-16"));
  it("[VA-17] booleans", () => prove("VA-17"));
  it("[VA-18] arrays", () => prove("VA-18"));
  it("[VA-19] objects", () => prove("VA-19"));
});

it("shows every rule in one chapter", () => {
  const shown = Object.values(chapters).flatMap((entries) => Object.keys(entries));
  expect(shown.toSorted()).toEqual(Object.keys(rules).toSorted());
});

it("does not compile an entry without examples", () => {
  // @ts-expect-error a rule needs an example that passes and one that fails
  const entry: RuleEntry = { requirements: ["VA-1"], does: "", edges: [], examples: [] };
  expect(entry.examples).toHaveLength(0);
});

it("refuses text that is no number in a number field", () => {
  const schema = mini.object({ age: wrappers.formNumber(rules.integer()) });
  expect(schema.safeParse({ age: "七" }).success).toBe(false);
  expect(schema.safeParse({ age: "1.5" }).success).toBe(false);
  expect(schema.parse({ age: "４２" })).toEqual({ age: 42 });
});

it("[VA-3] reads a missing property as null, and [VA-19] as an object", () => {
  const schema = mini.object({
    note: wrappers.emptyToNull(mini.string()),
    place: wrappers.emptyToObject(mini.object({ floor: mini.optional(mini.number()) })),
  });
  expect(schema.parse({})).toEqual({ note: null, place: {} });
});
