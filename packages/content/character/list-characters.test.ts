import { createCharacter } from "@takujo/db/testing/create-character";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listCharacters } from "./list-characters.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("character").execute());

describe("list of characters", () => {
  it("follows the organizer's order, and the slug where two share a position", async () => {
    await createCharacter(db, { slug: "third", position: 3 });
    await createCharacter(db, { slug: "first-b", position: 1 });
    await createCharacter(db, { slug: "first-a", position: 1 });
    const { items } = await listCharacters(db, "ja");
    expect(items.map(({ slug }) => slug)).toEqual(["first-a", "first-b", "third"]);
  });

  it("hides drafts and archived ones", async () => {
    await createCharacter(db, { state: "draft" });
    await createCharacter(db, { state: "archived" });
    expect(await listCharacters(db, "ja")).toEqual({ items: [] });
  });

  it("falls back to Japanese as a whole, one by one, and says so", async () => {
    await createCharacter(db, { position: 1, english: { name: "Kikko", duty: "Heavy tables" } });
    await createCharacter(db, { position: 2, english: null, japanese: { name: "ハコ" } });
    const { items } = await listCharacters(db, "en");
    expect(items.map(({ locale, name, duty }) => [locale, name, duty])).toEqual([
      ["en", "Kikko", "Heavy tables"],
      ["ja", "ハコ", "重量級の卓"],
    ]);
    const japanese = await listCharacters(db, "ja");
    expect(japanese.items.map(({ locale }) => locale)).toEqual(["ja", "ja"]);
  });
});
