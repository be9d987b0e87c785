import { contentLists } from "@takujo/contracts/content/written-pages";
import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { followWrittenPages, mayFillPages } from "./index.ts";

const { db } = await createTestDatabase();

describe("pages that have something to read", () => {
  it("are all of them until the database has answered", () => {
    expect(followWrittenPages(db, () => {}).current()).toEqual({ legal: {}, emptyLists: [] });
  });

  it("are the lists in which something is published, and not only drafted", async () => {
    const pages = followWrittenPages(db, (error) => expect.unreachable(error.message));
    const emptyNow = async () => {
      await pages.refresh();
      return pages.current().emptyLists;
    };
    expect(await emptyNow()).toEqual(contentLists);
    await createNews(db, { state: "draft" });
    await createFaq(db, { state: "archived" });
    expect(await emptyNow()).toEqual(contentLists);
    await createNews(db);
    await createFaq(db);
    await createBoardGame(db);
    expect(await emptyNow()).toEqual(["article", "character", "staff"]);
    await createArticle(db);
    await createCharacter(db);
    await createStaff(db);
    expect(await emptyNow()).toEqual([]);
  });

  it("are the same object until they change", async () => {
    const pages = followWrittenPages(db, (error) => expect.unreachable(error.message));
    await pages.refresh();
    const known = pages.current();
    await pages.refresh();
    expect(pages.current()).toBe(known);
    await createLegal(db, { kind: "privacy-policy" });
    await pages.refresh();
    expect(Object.keys(pages.current().legal)).toEqual(["privacy-policy"]);
  });

  it("may change with their own content alone", () => {
    expect(mayFillPages(["any:news", "item:an-item"])).toBe(true);
    expect(mayFillPages(["legal"])).toBe(true);
    expect(mayFillPages(["any:event", "item:news"])).toBe(false);
  });
});
