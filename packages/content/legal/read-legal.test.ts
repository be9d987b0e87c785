import { legalDocumentSchema } from "@takujo/contracts/content/legal";
import { createLegal } from "@takujo/db/testing/create-legal";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readLegal } from "./read-legal.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("legal_document").execute());

const create = (options: Parameters<typeof createLegal>[1]) => createLegal(db, options);
const read = (version?: number, locale: "ja" | "en" = "ja") =>
  readLegal(db, "privacy-policy", { locale, ...(version === undefined ? {} : { version }) });

/** Days from today in Japan, which is UTC+9 all year. */
const day = (offset: number) =>
  new Date(Date.now() + 9 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

describe("a legal text", () => {
  it("is the version that took effect last by the calendar of Japan", async () => {
    await create({ version: 1, effectiveOn: day(-400) });
    await create({ version: 2, effectiveOn: day(0) });
    await create({ version: 3, announcedOn: day(-1), effectiveOn: day(1) });
    await create({ kind: "term-of-service", version: 9, effectiveOn: day(-1) });
    const document = legalDocumentSchema.strict().parse(await read());
    expect(document).toMatchObject({ version: 2, state: "current", effectiveOn: day(0) });
    expect(document.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, "coming"],
      [2, "current"],
      [1, "past"],
    ]);
  });

  it("can be read in every announced version, and in no other", async () => {
    await create({ version: 1, effectiveOn: day(-400), body: "## 1. むかし" });
    await create({ version: 2, effectiveOn: day(-4) });
    await create({ version: 3, announcedOn: day(-1), effectiveOn: day(9) });
    await create({ version: 4, announcedOn: day(1), effectiveOn: day(9) });
    expect(await read(1)).toMatchObject({ version: 1, state: "past" });
    expect(await read(3)).toMatchObject({ version: 3, state: "coming" });
    expect((await read()).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    for (const version of [4, 5]) {
      await expect(read(version)).rejects.toMatchObject({ code: "not-found", status: 404 });
    }
  });

  it("has sections named without their number, and ids that do not change with it", async () => {
    await create({ body: "## 1. 集める情報\n\n文。\n\n## 2. 使いみち" });
    const { headings, bodyHtml } = await read();
    expect(headings).toEqual([
      { id: "section-集める情報", level: 2, text: "集める情報" },
      { id: "section-使いみち", level: 2, text: "使いみち" },
    ]);
    expect(bodyHtml).toContain('<span class="heading-number">1.</span>');
  });

  it("falls back to Japanese as a whole and says so", async () => {
    await create({ version: 1, effectiveOn: "2024-10-01" });
    expect(await read(1, "en")).toMatchObject({ locale: "ja", summary: "短く言うと。" });
    const english = { summary: "In short.", changes: "First.", body: "## 1. Beginning" };
    await create({ version: 2, effectiveOn: "2024-11-01", english });
    expect(await read(2, "en")).toMatchObject({ locale: "en", summary: "In short." });
  });

  it("is not found before any version is in effect", async () => {
    await expect(read()).rejects.toMatchObject({ code: "not-found", status: 404 });
    await create({ announcedOn: day(-1), effectiveOn: day(1) });
    await expect(read()).rejects.toMatchObject({ code: "not-found", status: 404 });
    expect(await read(1)).toMatchObject({ state: "coming" });
  });
});
