import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { hasPostalAreas, type ImportedArea, replacePostalAreas } from "./replace-postal-areas.ts";

const { db, url } = await createTestDatabase();
beforeEach(() => db.deleteFrom("postal_area").execute());

const area = (code: string, more: Partial<ImportedArea> = {}): ImportedArea => ({
  code,
  prefecture: "東京都",
  city: "千代田区",
  town: "外神田",
  ...more,
});

async function codes() {
  const rows = await db.selectFrom("postal_area").select("code").orderBy("id").execute();
  return rows.map(({ code }) => code);
}

describe("replacing postal areas", () => {
  it("puts the new areas in the place of the old, in their order", async () => {
    await replacePostalAreas(url, [area("1000001"), area("1000002")]);
    expect(await replacePostalAreas(url, [area("1000003"), area("1000002")])).toBe(2);
    expect(await codes()).toEqual(["1000003", "1000002"]);
  });

  it("keeps readings, office and street", async () => {
    const kana = { prefectureKana: "トウキョウト", cityKana: "チヨダク", townKana: "チヨダ" };
    await replacePostalAreas(url, [
      area("1008111", { ...kana, office: "宮内庁", street: "１−１" }),
    ]);
    expect(await db.selectFrom("postal_area").selectAll().executeTakeFirst()).toMatchObject({
      prefecture_kana: "トウキョウト",
      city_kana: "チヨダク",
      town_kana: "チヨダ",
      office: "宮内庁",
      street: "１−１",
    });
  });

  it("leaves offices alone when only towns come, and towns when only offices come", async () => {
    await replacePostalAreas(url, [area("1000001"), area("1008111", { office: "宮内庁" })]);
    await replacePostalAreas(url, [area("1000002")]);
    expect((await codes()).sort()).toEqual(["1000002", "1008111"]);
    await replacePostalAreas(url, [area("1638001", { office: "東京都庁" })]);
    expect((await codes()).sort()).toEqual(["1000002", "1638001"]);
  });

  it("writes an area once that comes twice", async () => {
    expect(await replacePostalAreas(url, [area("1000001"), area("1000001")])).toBe(1);
  });

  it("changes nothing when the source fails after many areas", async () => {
    await replacePostalAreas(url, [area("1000001")]);
    async function* failing() {
      for (let code = 2_000_000; code < 2_006_000; code++) yield area(String(code));
      throw new Error("the disk is gone");
    }
    await expect(replacePostalAreas(url, failing())).rejects.toThrow("the disk is gone");
    expect(await codes()).toEqual(["1000001"]);
  });

  it("shows readers the old areas until the new ones are complete", async () => {
    await replacePostalAreas(url, [area("1000001")]);
    const seen: string[][] = [];
    async function* watched() {
      for (let code = 2_000_000; code < 2_005_001; code++) yield area(String(code));
      seen.push(await codes());
    }
    await replacePostalAreas(url, watched());
    expect(seen).toEqual([["1000001"]]);
    expect(await codes()).toHaveLength(5_001);
  });

  it("keeps two imports at once apart", async () => {
    const first = Array.from({ length: 100 }, (_, index) => area(String(3_000_000 + index)));
    const second = Array.from({ length: 100 }, (_, index) => area(String(4_000_000 + index)));
    await Promise.all([replacePostalAreas(url, first), replacePostalAreas(url, second)]);
    expect(await codes()).toHaveLength(100);
  });

  it("can tell an empty table", async () => {
    expect(await hasPostalAreas(url)).toBe(false);
    await replacePostalAreas(url, [area("1000001")]);
    expect(await hasPostalAreas(url)).toBe(true);
  });
});
