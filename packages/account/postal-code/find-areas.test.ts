import { createPostalArea } from "@takujo/db/testing/create-postal-area";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { findAreas } from "./find-areas.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("postal_area").execute());

const create = (options: Parameters<typeof createPostalArea>[1]) => createPostalArea(db, options);

describe("areas of a postal code", () => {
  it("are one for most codes", async () => {
    await create({ code: "1010021" });
    await create({ code: "1010022", town: "神田練塀町" });
    expect(await findAreas(db, "1010021")).toEqual({
      code: "1010021",
      areas: [{ prefecture: "東京都", city: "千代田区", town: "外神田" }],
    });
  });

  it("may be several, even of two prefectures, and keep the order of the file", async () => {
    await create({ code: "4980000", prefecture: "愛知県", city: "弥富市", town: "" });
    await create({ code: "4980000", prefecture: "三重県", city: "桑名郡木曽岬町", town: "" });
    const { areas } = await findAreas(db, "4980000");
    expect(areas.map(({ prefecture, city }) => [prefecture, city])).toEqual([
      ["愛知県", "弥富市"],
      ["三重県", "桑名郡木曽岬町"],
    ]);
  });

  it("name the office that has the code for itself, and its street", async () => {
    await create({ code: "1008111", town: "千代田", office: "宮内庁", street: "１−１" });
    expect((await findAreas(db, "1008111")).areas).toEqual([
      {
        prefecture: "東京都",
        city: "千代田区",
        town: "千代田",
        office: "宮内庁",
        street: "１−１",
      },
    ]);
  });

  it("are not found for an unknown code", async () => {
    await create({});
    const found = findAreas(db, "9999999");
    await expect(found).rejects.toMatchObject({ code: "not-found", status: 404 });
  });
});
