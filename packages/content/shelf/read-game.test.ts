import { gameItemSchema } from "@takujo/contracts/content/game-shelf";
import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createStaff } from "@takujo/db/testing/create-staff";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readGame } from "./read-game.ts";

const { db } = await createTestDatabase();
beforeEach(async () => {
  await db.deleteFrom("article").execute();
  await db.deleteFrom("staff").execute();
  await db.deleteFrom("board_game").execute();
  await db.deleteFrom("former_slug").execute();
});

const create = (options: Parameters<typeof createBoardGame>[1]) => createBoardGame(db, options);

describe("a game", () => {
  it("shows its facts, and null for those that were not entered", async () => {
    await create({
      slug: "full",
      explainMinutes: 5,
      languageNeed: "little",
      languages: ["ja", "en"],
      tags: ["cards"],
      bggId: 13,
    });
    await create({ slug: "bare", english: null, name: "箱" });
    const full = gameItemSchema.strict().parse(await readGame(db, "full", "en"));
    expect(full).toMatchObject({
      explainMinutes: 5,
      languageNeed: "little",
      languages: ["ja", "en"],
      bggId: 13,
      locale: "en",
    });
    const bare = await readGame(db, "bare", "en");
    expect(bare).toMatchObject({
      locale: "ja",
      explainMinutes: null,
      languageNeed: null,
      bggId: null,
    });
    expect(bare.titlePhrases.join("")).toBe("箱");
  });

  it("names those who teach it and the articles about it, only public ones", async () => {
    const { id } = await create({ slug: "taught" });
    await createStaff(db, { slug: "second", position: 2, games: [id] });
    await createStaff(db, { slug: "first", position: 1, games: [id], teachesInEnglish: true });
    await createStaff(db, { slug: "left", state: "archived", games: [id] });
    await createStaff(db, { slug: "other" });
    await createArticle(db, { slug: "about", gameIds: [id] });
    await createArticle(db, { slug: "draft", gameIds: [id], state: "draft" });
    await createArticle(db, { slug: "else" });
    const game = await readGame(db, "taught", "ja");
    expect(game.teachers.map(({ slug, teachesInEnglish }) => [slug, teachesInEnglish])).toEqual([
      ["first", true],
      ["second", false],
    ]);
    expect(game.articles.map(({ slug }) => slug)).toEqual(["about"]);
  });

  it("has similar games of about its weight, never itself or one that is not public", async () => {
    await create({ slug: "shown", weight: 3, tags: ["cards", "dice"] });
    await create({ slug: "near", weight: 2, tags: ["cards"] });
    await create({ slug: "far", weight: 1, tags: ["cards", "dice"] });
    await create({ slug: "draft", weight: 3, state: "draft" });
    const { similar } = await readGame(db, "shown", "ja");
    expect(similar.map(({ slug }) => slug)).toEqual(["near"]);
  });

  it.each(["draft", "archived"] as const)("is not found while it is %s", async (state) => {
    await create({ slug: "secret", state });
    await expect(readGame(db, "secret", "ja")).rejects.toMatchObject({ code: "not-found" });
  });

  it("leads from an earlier slug to that of today, unless it is not public", async () => {
    const { id } = await create({ slug: "old" });
    await db.updateTable("board_game").set({ slug: "new" }).where("id", "=", id).execute();
    await expect(readGame(db, "old", "ja")).rejects.toMatchObject({ code: "moved", to: "new" });
    await db.updateTable("board_game").set({ state: "draft" }).where("id", "=", id).execute();
    await expect(readGame(db, "old", "ja")).rejects.toMatchObject({ code: "not-found" });
  });
});
