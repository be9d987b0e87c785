import type { GameListQuery } from "@takujo/contracts/content/game-shelf";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { indexOutdated } from "../search/index.ts";
import { listGames, readShelf } from "./list-games.ts";

const { db } = await createTestDatabase();
beforeEach(async () => {
  await db.deleteFrom("event").execute();
  await db.deleteFrom("board_game").execute();
});

const create = (options: Parameters<typeof createBoardGame>[1]) => createBoardGame(db, options);
const list = (query: Partial<GameListQuery> = {}) =>
  listGames(db, { locale: "ja", page: 1, limit: 24, ...query });
const slugs = async (query: Partial<GameListQuery> = {}) =>
  (await list(query)).items.map(({ slug }) => slug);

describe("list of games", () => {
  it("has every published game, light ones first, and no other", async () => {
    await create({ slug: "heavy", weight: 5 });
    await create({ slug: "light", weight: 1 });
    await create({ slug: "draft", state: "draft" });
    await create({ slug: "gone", state: "archived" });
    expect(await list()).toMatchObject({ count: 2, pageCount: 1, more: false });
    expect(await slugs()).toEqual(["light", "heavy"]);
    expect(await slugs({ sort: "heavy" })).toEqual(["heavy", "light"]);
  });

  it.each<[string, Partial<GameListQuery>, string[]]>([
    ["players, both ends included", { players: 2 }, ["duel", "family"]],
    ["players beyond the largest die", { players: 6 }, ["crowd"]],
    ["a length", { minutes: "30" }, ["duel"]],
    ["more than the longest length", { minutes: "longer" }, ["long"]],
    ["a board", { board: "heavy" }, ["long"]],
    ["the youngest age", { age: 8 }, ["duel", "family"]],
    ["a language, or nothing to read", { language: "en" }, ["duel", "long"]],
    ["nothing to read", { language: "none" }, ["duel"]],
    ["rules explained in five minutes", { quick: "1" }, ["duel"]],
    ["a tag", { tag: "dice" }, ["crowd"]],
    ["several at once", { players: 4, age: 10, board: "light" }, ["family"]],
    ["short ones first", { sort: "short" }, ["duel", "family", "crowd", "long"]],
  ])("is narrowed by %s", async (_, query, expected) => {
    await create({
      slug: "duel",
      players: [2, 2],
      minutes: 30,
      weight: 1,
      age: 8,
      explainMinutes: 5,
      languageNeed: "none",
    });
    await create({
      slug: "family",
      players: [2, 4],
      minutes: 31,
      weight: 2,
      age: 6,
      explainMinutes: 6,
      languageNeed: "little",
      languages: ["ja"],
    });
    await create({ slug: "crowd", players: [7, 8], minutes: 60, weight: 3, tags: ["dice"] });
    await create({
      slug: "long",
      players: [3, 5],
      minutes: 121,
      weight: 4,
      age: 14,
      languageNeed: "much",
      languages: ["en"],
    });
    expect(await slugs(query)).toEqual(expected);
  });

  it("finds words as the search of the site does, within the other choices", async () => {
    await create({ slug: "harbor", name: "港の六商人", english: "Six Merchants", weight: 3 });
    await create({ slug: "harbor-duel", name: "港の決闘", english: null, weight: 1 });
    await create({ slug: "forest", name: "森の道", english: null });
    await create({ slug: "hidden", name: "港のうわさ", state: "draft" });
    await indexOutdated(db);
    expect((await slugs({ q: "港" })).toSorted()).toEqual(["harbor", "harbor-duel"]);
    expect(await slugs({ q: "港", board: "middle" })).toEqual(["harbor"]);
    expect(await slugs({ q: "merchants", sort: "short" })).toEqual(["harbor"]);
    expect(await slugs({ q: "存在しない言葉の列" })).toEqual([]);
    expect(await slugs({ q: "'; drop table board_game; --" })).toEqual([]);
  });

  it("shows every game on exactly one page, also those of one weight", async () => {
    for (let index = 0; index < 5; index++) await create({ weight: 2 });
    for (const sort of ["light", "heavy", "short", "new"] as const) {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2, sort })));
      expect(pages.map(({ items, pageCount }) => [items.length, pageCount])).toEqual([
        [2, 3],
        [2, 3],
        [1, 3],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(5);
    }
  });

  it("keeps unknown tags to itself", async () => {
    await create({ tags: ["cards", "gossip"] });
    expect((await list()).items[0]?.tags).toEqual(["cards"]);
  });
});

describe("the shelf", () => {
  it("has a board for each weight that has games, with those of this week first", async () => {
    await create({ slug: "a-light", weight: 1 });
    const soon = await create({ slug: "b-light", weight: 2 });
    const later = await create({ slug: "c-heavy", weight: 5 });
    await create({ weight: 3, state: "draft" });
    const day = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * day);
    await createEvent(db, { startsAt: inDays(2), gameIds: [soon.id] });
    await createEvent(db, { startsAt: inDays(20), gameIds: [later.id] });
    await createEvent(db, { startsAt: inDays(3), gameIds: [later.id], state: "cancelled" });
    const { count, boards } = await readShelf(db, "en");
    expect(count).toBe(3);
    expect(
      boards.map(({ board, count, games }) => [
        board,
        count,
        games.map(({ slug, isPlayedSoon }) => `${slug} ${isPlayedSoon}`),
      ]),
    ).toEqual([
      ["light", 2, ["b-light true", "a-light false"]],
      ["heavy", 1, ["c-heavy false"]],
    ]);
  });

  it("is empty without games", async () => {
    expect(await readShelf(db, "ja")).toEqual({ count: 0, boards: [] });
  });
});
