import { faqSchema } from "@takujo/contracts/content/faq";
import { createFaq } from "@takujo/db/testing/create-faq";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listFaq } from "./list-faq.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("faq").execute());

const create = (options: Parameters<typeof createFaq>[1]) => createFaq(db, options);

describe("questions and answers", () => {
  it("come by category, in their order, without categories that have none", async () => {
    await create({ slug: "fee", category: "money" });
    await create({ slug: "second", category: "first-visit", position: 2 });
    await create({ slug: "first", category: "first-visit", position: 1 });
    await create({ slug: "draft", category: "venue", state: "draft" });
    const { categories } = faqSchema.strict().parse(await listFaq(db, "ja"));
    expect(
      categories.map(({ category, entries }) => [category, entries.map(({ slug }) => slug)]),
    ).toEqual([
      ["first-visit", ["first", "second"]],
      ["money", ["fee"]],
    ]);
  });

  it("have answers as HTML, whose links stay in the page's language", async () => {
    await create({ answer: "**当日**に。[地図](/about)", english: null });
    const [entry] = (await listFaq(db, "en")).categories[0]?.entries ?? [];
    expect(entry?.locale).toBe("ja");
    expect(entry?.answerHtml).toContain("<strong>当日</strong>");
    expect(entry?.answerHtml).toContain('href="/en/about"');
  });

  it("keep the notes of two answers apart", async () => {
    const answer = "本文[^1]\n\n[^1]: 注";
    await create({ slug: "one", answer });
    await create({ slug: "two", answer });
    const { categories } = await listFaq(db, "ja");
    const html = categories.flatMap(({ entries }) => entries.map((entry) => entry.answerHtml));
    const ids = [...html.join("").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(6);
    expect(new Set(ids).size).toBe(6);
    for (const [, target] of html.join("").matchAll(/(?:href="#|describedby=")([^"]+)"/g)) {
      expect(ids).toContain(target);
    }
  });
});
