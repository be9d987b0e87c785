import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import { contentFields } from "@takujo/contracts/content/editing/content-fields";
import { type ContentKind, contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentProblems } from "./content-problems.ts";
import { emptyDocument } from "./document/empty-document.ts";
import { tidyDocument } from "./document/tidy-document.ts";

const told = (kind: ContentKind, document: ContentDocument) =>
  contentProblems(kind, document).map(
    ({ part, field, problem, limit }) => `${part}.${field} ${problem}${limit ? ` ${limit}` : ""}`,
  );

const id = "0b0e7f0e-5d5f-4d6e-9d57-0d5c3c1a7c11";
const article: ContentDocument = {
  shared: {
    slug: "an-article",
    author: id,
    tags: ["heavy"],
    cover: {},
    games: [id],
    characters: [],
  },
  texts: { ja: { title: "題", summary: "要約", body: "本文" }, en: {} },
};

function having(change: { shared?: object; ja?: object; en?: object }): ContentDocument {
  const { shared, texts } = article;
  return {
    shared: { ...shared, ...change.shared },
    texts: { ja: { ...texts.ja, ...change.ja }, en: { ...texts.en, ...change.en } },
  };
}

describe("a document", () => {
  it("without a problem has none", () => {
    expect(told("article", article)).toEqual([]);
    const english = { title: "Title", summary: "In short", body: "Text" };
    expect(told("article", having({ en: english }))).toEqual([]);
  });

  it.each(contentKinds)("of %s that is empty lacks exactly what is required", (kind) => {
    const { shared, text } = contentFields[kind];
    const required = [
      ...shared
        .filter((field) => field.required && field.form !== "choice")
        .map((field) => `shared.${field.name} missing`),
      ...text.filter((field) => field.required).map((field) => `ja.${field.name} missing`),
    ];
    expect(told(kind, emptyDocument(kind))).toEqual(required);
  });

  it("may leave English out as a whole, but not in part", () => {
    expect(told("article", having({ en: { title: " ", body: "" } }))).toEqual([]);
    expect(told("article", having({ en: { title: "Title" } }))).toEqual([
      "en.summary missing",
      "en.body missing",
    ]);
  });

  it("lets a venue stand in no prefecture", () => {
    const about = contentProblems("venue", emptyDocument("venue")).map(({ field }) => field);
    expect(about).toContain("locality");
    expect(about).not.toContain("region");
  });

  it.each<[string, object, string]>([
    ["capital letters in an address", { slug: "An-Article" }, "shared.slug malformed"],
    ["two hyphens in a row", { slug: "an--article" }, "shared.slug malformed"],
    ["a long address", { slug: "a".repeat(81) }, "shared.slug too-long 80"],
    ["a tag nobody knows", { tags: ["heavy", "purple"] }, "shared.tags unknown-choice"],
    ["somebody who cannot be", { author: "somebody" }, "shared.author unknown-reference"],
    ["a game that cannot be", { games: [id, "x"] }, "shared.games unknown-reference"],
    ["too many games", { games: Array(31).fill(id) }, "shared.games too-long 30"],
    ["text for a list", { tags: "heavy" }, "shared.tags malformed"],
    ["a list for text", { slug: ["an-article"] }, "shared.slug malformed"],
  ])("is told of %s", (_, shared, problem) => {
    expect(told("article", having({ shared }))).toEqual([problem]);
  });

  it("counts characters as people do", () => {
    expect(told("article", having({ ja: { title: "𠮷".repeat(240) } }))).toEqual([]);
    expect(told("article", having({ ja: { title: "𠮷".repeat(241) } }))).toEqual([
      "ja.title too-long 240",
    ]);
    expect(told("article", having({ ja: { title: "二\n行" } }))).toEqual(["ja.title malformed"]);
  });

  it.each<[ContentKind, object, string[]]>([
    ["character", { color: "#12345g" }, ["shared.color malformed"]],
    ["character", { depth: 6 }, ["shared.depth too-large 5"]],
    ["character", { depth: 0 }, ["shared.depth too-small 1"]],
    ["character", { depth: 2.5 }, ["shared.depth malformed"]],
    ["venue", { postalCode: "1010041" }, ["shared.postalCode malformed"]],
    ["venue", { postalCode: "101－0041" }, ["shared.postalCode malformed"]],
    ["venue", { postalCode: "96" }, ["shared.postalCode malformed"]],
    ["venue", { postalCode: "96815" }, []],
    ["venue", { postalCode: "SW1A 1AA" }, []],
    ["venue", { postalCode: "96815-28301" }, ["shared.postalCode too-long 10"]],
    ["venue", { latitude: 35.5 }, []],
    ["venue", { latitude: 91 }, ["shared.latitude too-large 90"]],
    ["board-game", { minPlayers: 4, maxPlayers: 2 }, ["shared.maxPlayers out-of-order"]],
    ["board-game", { link: "javascript:alert(1)" }, ["shared.link malformed"]],
    ["board-game", { link: "https://example.org/game" }, []],
    ["event", { startsAt: "2026-03-29T02:30*" }, ["shared.startsAt skipped-time"]],
    ["event", { startsAt: "2026-03-29T02:30" }, ["shared.startsAt malformed"]],
    ["legal", { effectiveOn: "2026-02-30" }, ["shared.effectiveOn malformed"]],
    [
      "legal",
      { announcedOn: "2026-03-02", effectiveOn: "2026-03-01" },
      ["shared.effectiveOn out-of-order"],
    ],
  ])("of %s with %o", (kind, shared, expected) => {
    const document = emptyDocument(kind);
    const changed = { ...document, shared: { ...document.shared, ...shared } };
    const names = new Set(Object.keys(shared));
    const about = contentProblems(kind, changed).filter(({ field }) => names.has(field));
    expect(
      about.map(
        ({ field, problem, limit }) => `shared.${field} ${problem}${limit ? ` ${limit}` : ""}`,
      ),
    ).toEqual(expected);
  });
});

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
  fc.array(fc.record({ time: fc.string(), text: fc.string() })),
  fc.array(fc.record({ key: fc.string(), label: fc.string(), required: fc.boolean() })),
  fc.record({ palette: fc.string() }),
) as fc.Arbitrary<FieldValue>;

describe("whatever stands in a document", () => {
  it.each(contentKinds)("can be judged and tidied, and tidied again: %s", (kind) => {
    const { shared, text } = contentFields[kind];
    const values = (names: string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
    const texts = values(text.map(({ name }) => name));
    const documents = fc.record({
      shared: values(shared.map(({ name }) => name)),
      texts: fc.record({ ja: texts, en: texts }),
    }) as unknown as fc.Arbitrary<ContentDocument>;
    fc.assert(
      fc.property(documents, (document) => {
        contentProblems(kind, document);
        const tidy = tidyDocument(kind, document);
        expect(tidyDocument(kind, tidy)).toEqual(tidy);
      }),
      { numRuns: 50 },
    );
  });
});
