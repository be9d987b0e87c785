import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createStaff } from "@takujo/db/testing/create-staff";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listStaff } from "./list-staff.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("staff").execute());

describe("list of staff", () => {
  it("follows the organizer's order, without those who are not public", async () => {
    await createStaff(db, { slug: "third", position: 3 });
    await createStaff(db, { slug: "first", position: 1 });
    await createStaff(db, { slug: "second", position: 2 });
    await createStaff(db, { state: "draft" });
    await createStaff(db, { state: "archived" });
    const { items } = await listStaff(db, "ja");
    expect(items.map(({ slug }) => slug)).toEqual(["first", "second", "third"]);
  });

  it("tells what a person teaches, in the wanted language and in order", async () => {
    const go = await createBoardGame(db, { name: "囲碁", english: "Go" });
    const koiKoi = await createBoardGame(db, { name: "こいこい", english: null });
    const hidden = await createBoardGame(db, { state: "archived" });
    await createStaff(db, {
      teachesInEnglish: true,
      specialties: ["two-player", "go"],
      games: [koiKoi.id, hidden.id, go.id],
    });
    const [person] = (await listStaff(db, "en")).items;
    expect(person).toMatchObject({ teachesInEnglish: true, specialties: ["two-player", "go"] });
    expect(person?.games.map(({ name, locale }) => [name, locale])).toEqual([
      ["こいこい", "ja"],
      ["Go", "en"],
    ]);
  });

  it("gives the Japanese text, and says so, where the English is missing", async () => {
    await createStaff(db, { position: 1, english: { name: "Mei Lee" } });
    await createStaff(db, { position: 2, english: null, japanese: { name: "森 ちひろ" } });
    const { items } = await listStaff(db, "en");
    expect(items.map(({ name, role, locale }) => [name, role, locale])).toEqual([
      ["Mei Lee", "Heavyweights", "en"],
      ["森 ちひろ", "重量級", "ja"],
    ]);
  });

  it("keeps unknown networks, empty ids and unknown specialties to itself", async () => {
    await createStaff(db, {
      social: { x: "miura_itaku", instagram: "", telephone: "03-0000-0000", line: 7 },
      specialties: ["heavy", "gossip"],
    });
    const [person] = (await listStaff(db, "ja")).items;
    expect(person?.social).toEqual({ x: "miura_itaku" });
    expect(person?.specialties).toEqual(["heavy"]);
  });
});
