import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";
import { comesWithin } from "../support/wait-until.ts";

const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "first-name" });
  await createCharacter(db, { slug: "first-name" });
  await createBoardGame(db, { slug: "first-name" });
});

/** In seconds. */
const limit = 2;
const { db } = site.database;

describe.each([
  ["/news", "news"],
  ["/character", "character"],
  ["/game", "board_game"],
] as const)("an item of %s with a new slug", (path, table) => {
  it("leads from its old address for good, keeping form and query, even where that was cached", async () => {
    expect((await site.get(`${path}/first-name`)).status).toBe(200);
    await db.updateTable(table).set({ slug: "second-name" }).execute();
    const hasMoved = async () => (await site.get(`${path}/first-name`)).status === 301;
    expect(await comesWithin(limit, hasMoved)).toBe(true);
    for (const prefix of ["", "/ja", "/en"]) {
      const { status, headers } = await site.get(`${prefix}${path}/first-name?from=mail&day=1`);
      expect(status).toBe(301);
      expect(headers.location).toBe(`${prefix}${path}/second-name?from=mail&day=1`);
      expect(headers["cache-control"]).toBe("private, no-store");
      const data = await site.get(`${prefix}${path}/first-name.data?from=mail`);
      expect(data.status).toBe(202);
      expect(data.text).toContain(`"${path}/second-name?from=mail"`);
      expect((await site.get(`${prefix}${path}/second-name`)).status).toBe(200);
    }
  });

  it("is at its old address again when it gets its old slug back", async () => {
    await db.updateTable(table).set({ slug: "first-name" }).execute();
    const isBack = async () => (await site.get(`${path}/second-name`)).status === 301;
    expect(await comesWithin(limit, isBack)).toBe(true);
    expect((await site.get(`${path}/first-name`)).status).toBe(200);
  });

  it("does not reveal its new address while it is not public", async () => {
    await db.updateTable(table).set({ state: "archived" }).execute();
    const isGone = async () => (await site.get(`${path}/second-name`)).status === 404;
    expect(await comesWithin(limit, isGone)).toBe(true);
  });
});
