import { seed } from "@takujo/db/seed/seed";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { indexOutdated } from "./index.ts";
import { search } from "./search.ts";
import { searchCases } from "./testing/search-cases.ts";

const { db, url } = await createTestDatabase();
beforeAll(async () => {
  await seed(url);
  await indexOutdated(db);
}, 120_000);

const cases = Object.entries(searchCases).flatMap(([locale, list]) =>
  list.map(([q, expected]) => ({ locale: locale as "ja" | "en", q, expected })),
);
const shownFirst = 3;

async function firstResults(q: string, locale: "ja" | "en"): Promise<string[]> {
  const filters = { upcoming: false, english: false, seats: false };
  const result = await search(db, { q, locale, ...filters });
  return result.order
    .flatMap((kind) => result[kind].items.map(({ slug }) => `${kind}/${slug}`))
    .slice(0, shownFirst);
}

describe("search of the seeded site", () => {
  it("shows what was meant among the first three results, for at least 95 of 100 queries", async () => {
    const missed: string[] = [];
    for (const { q, locale, expected } of cases) {
      const first = await firstResults(q, locale);
      if (!first.includes(expected)) missed.push(`${q}: ${expected}, not ${first.join(", ")}`);
    }
    const share = 1 - missed.length / cases.length;
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  }, 120_000);
});
