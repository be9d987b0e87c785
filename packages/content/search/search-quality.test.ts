import { seed } from "@takujo/db/seed/seed";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { indexOutdated } from "./index.ts";
import { search } from "./search.ts";
import { searchCases } from "./testing/search-cases.ts";

const { db, url } = await createTestDatabase();
beforeAll(async () => {
  await seed(url);
  await indexOutdated(db);
});

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

const practical: [q: string, locale: "ja" | "en", expected: string][] = [
  ["忘れ物", "ja", "news/lost-property"],
  ["落とし物", "ja", "news/lost-property"],
  ["当日券", "ja", "faq/without-a-reservation"],
  ["予約なし", "ja", "faq/without-a-reservation"],
  ["飛び入り", "ja", "faq/without-a-reservation"],
  ["何時から", "ja", "faq/opening-hours"],
  ["営業時間", "ja", "faq/opening-hours"],
  ["団体", "ja", "faq/groups"],
  ["貸切", "ja", "faq/groups"],
  ["wifi", "ja", "faq/wifi"],
  ["Wi-Fi", "ja", "faq/wifi"],
  ["lost property", "en", "news/lost-property"],
  ["walk in", "en", "faq/without-a-reservation"],
  ["opening hours", "en", "faq/opening-hours"],
  ["group", "en", "faq/groups"],
  ["wifi", "en", "faq/wifi"],
];

describe("search of the seeded site", () => {
  it.each(practical)("answers %s in %s with %s", async (q, locale, expected) => {
    expect(await firstResults(q, locale)).toContain(expected);
  });

  it.each([
    ["土曜", 6],
    ["土曜日", 6],
    ["日曜", 7],
    ["Saturday", 6],
    ["sunday", 7],
  ])("finds under %s the events of that day", async (q, weekday) => {
    const filters = { upcoming: true, english: false, seats: false };
    const { event } = await search(db, { q, locale: "ja", ...filters });
    expect(event.items.length).toBeGreaterThan(1);
    const days = event.items.map(
      ({ startsAt }) => new Date(Date.parse(startsAt) + 9 * 3_600_000).getUTCDay() || 7,
    );
    expect(new Set(days)).toEqual(new Set([weekday]));
  });

  it("shows what was meant among the first three results, for at least 95 of 100 queries", async () => {
    const missed: string[] = [];
    for (const { q, locale, expected } of cases) {
      const first = await firstResults(q, locale);
      if (!first.includes(expected)) missed.push(`${q}: ${expected}, not ${first.join(", ")}`);
    }
    const share = 1 - missed.length / cases.length;
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  });
});
