import { beforeAll, describe, expect, it } from "vitest";
import { findAreas } from "../../packages/account/postal-code/find-areas.ts";
import { replacePostalAreas } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { seedPostalAreas } from "./seed-postal-areas.ts";

const { db, url } = await createTestDatabase();
beforeAll(() => seedPostalAreas(url));

describe("seeded postal codes", () => {
  it("cover every prefecture, with more than a hundred thousand codes", async () => {
    const { prefectures, codes } = await db
      .selectFrom("postal_area")
      .select(({ fn }) => [
        fn.count<string>("prefecture").distinct().as("prefectures"),
        fn.count<string>("code").distinct().as("codes"),
      ])
      .executeTakeFirstOrThrow();
    expect(Number(prefectures)).toBe(47);
    expect(Number(codes)).toBeGreaterThan(100_000);
  });

  it.each([
    ["1010021", "東京都", "千代田区", "外神田"],
    ["0600000", "北海道", "札幌市中央区", ""],
    ["1000301", "東京都", "利島村", ""],
    ["9000001", "沖縄県", "那覇市", "港町"],
  ])("know %s", async (code, prefecture, city, town) => {
    expect((await findAreas(db, code)).areas).toEqual([{ prefecture, city, town }]);
  });

  it("have codes of several areas and of offices", async () => {
    expect((await findAreas(db, "4980000")).areas).toHaveLength(2);
    expect((await findAreas(db, "1008111")).areas).toMatchObject([{ office: "宮内庁" }]);
  });

  it("do not come back over what was imported", async () => {
    await replacePostalAreas(url, [
      { code: "9999999", prefecture: "東京都", city: "千代田区", town: "試町" },
    ]);
    await seedPostalAreas(url);
    await expect(findAreas(db, "1010021")).rejects.toThrow();
  });
});
