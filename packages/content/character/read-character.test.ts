import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readCharacter } from "./read-character.ts";

const { db } = await createTestDatabase();
beforeEach(async () => {
  await db.deleteFrom("character").execute();
  await db.deleteFrom("former_slug").execute();
});

const read = (slug: string, locale: "ja" | "en" = "ja") => readCharacter(db, slug, locale);

describe("a character", () => {
  it("has its profile as HTML, in the wanted language", async () => {
    await createCharacter(db, {
      slug: "kikko",
      japanese: { profile: "**急がなくていい**の合図。" },
      english: { profile: "There is *no hurry*." },
    });
    expect((await read("kikko")).profileHtml).toContain("<strong>急がなくていい</strong>");
    expect((await read("kikko", "en")).profileHtml).toContain("<em>no hurry</em>");
  });

  it("runs no script that is written into its profile", async () => {
    const profile = '<script>alert(1)</script>\n\n<img src=x onerror="y">';
    await createCharacter(db, { slug: "kikko", japanese: { profile } });
    expect((await read("kikko")).profileHtml).not.toMatch(/script|onerror/i);
  });

  it("falls back to Japanese as a whole, its games apart from it", async () => {
    const both = await createBoardGame(db, { name: "九つの社", english: "Nine Shrines" });
    const japanese = await createBoardGame(db, { name: "紙の王国", english: null });
    await createCharacter(db, { slug: "kikko", english: null, games: [both.id, japanese.id] });
    const { locale, likes, games } = await read("kikko", "en");
    expect([locale, likes]).toEqual(["ja", "煎茶"]);
    expect(games.map((game) => [game.locale, game.name])).toEqual([
      ["en", "Nine Shrines"],
      ["ja", "紙の王国"],
    ]);
  });

  it("shows its favorite games in their order, without those that are not public", async () => {
    const second = await createBoardGame(db, { slug: "a-second" });
    const hidden = await createBoardGame(db, { state: "draft" });
    const first = await createBoardGame(db, {
      slug: "z-first",
      players: [3, 5],
      minutes: 180,
      age: 12,
      weight: 4,
    });
    await createCharacter(db, { slug: "kikko", games: [first.id, hidden.id, second.id] });
    const { games } = await read("kikko");
    expect(games.map(({ slug }) => slug)).toEqual(["z-first", "a-second"]);
    expect(games[0]).toMatchObject({
      minPlayers: 3,
      maxPlayers: 5,
      minutes: 180,
      age: 12,
      weight: 4,
    });
  });

  it("leaves out traits that are not set", async () => {
    await createCharacter(db, { slug: "kikko", traits: { depth: 5, luck: 3 } });
    expect((await read("kikko")).traits).toEqual({ depth: 5, luck: 3 });
    await createCharacter(db, { slug: "hako", traits: {} });
    expect((await read("hako")).traits).toEqual({});
  });

  it.each(["draft", "archived"] as const)("is not found while %s", async (state) => {
    await createCharacter(db, { slug: "hidden", state });
    await expect(read("hidden")).rejects.toMatchObject({ code: "not-found", status: 404 });
  });

  it("has moved when it is asked for by an earlier slug", async () => {
    const { id } = await createCharacter(db, { slug: "kame" });
    await db.updateTable("character").set({ slug: "kikko" }).where("id", "=", id).execute();
    await expect(read("kame")).rejects.toMatchObject({ code: "moved", from: "kame", to: "kikko" });
  });
});
