import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { visit } from "../support/visit.ts";
import { comesWithin, waitUntil } from "../support/wait-until.ts";

/** In seconds. */
const limit = 2;
const database = await createTestDatabase();
let servers: RunningServer[];

beforeAll(async () => {
  await createNews(database.db, { slug: "an-item", title: "はじめの題" });
  servers = await Promise.all([1, 2].map(() => runServer({ databaseUrl: database.url })));
});
afterAll(() => Promise.all((servers ?? []).map((server) => server.stop())));

const everywhere = async (
  path: string,
  holds: (answer: { status: number; text: string }) => boolean,
) => {
  const answers = await Promise.all(servers.map(({ origin }) => visit(origin, path)));
  return answers.every(holds);
};

describe("a change in SQL", () => {
  it("shows in every process within 2 s, on list, item and payload", async () => {
    const paths = ["/news", "/news/an-item", "/news/_payload.json"];
    for (const path of [...paths, ...paths]) {
      expect(await everywhere(path, ({ text }) => text.includes("はじめの題"))).toBe(true);
    }
    await database.db
      .updateTable("news_text")
      .set({ title: "あたらしい題" })
      .where("locale", "=", "ja")
      .execute();
    for (const path of paths) {
      const isShown = () => everywhere(path, ({ text }) => text.includes("あたらしい題"));
      expect(await comesWithin(limit, isShown)).toBe(true);
    }
  });

  it("withdraws an item in every process within 2 s", async () => {
    await database.db.updateTable("news").set({ state: "archived" }).execute();
    const isGone = () => everywhere("/news/an-item", ({ status }) => status === 404);
    expect(await comesWithin(limit, isGone)).toBe(true);
  });

  it("shows even if it was made while the listener was disconnected", async () => {
    await database.db.updateTable("news").set({ state: "published" }).execute();
    await waitUntil(() => everywhere("/news/an-item", ({ status }) => status === 200));
    const title = "だれも聞いていないとき";
    const { rows } = await sql<{ cut: boolean }>`with cut as materialized (
      select pg_terminate_backend(pid, 1000) as cut from pg_stat_activity
      where application_name = 'takujo content changes' and datname = current_database())
      select cut from cut`.execute(database.db);
    await database.db.updateTable("news_text").set({ title }).execute();
    expect(rows).toHaveLength(servers.length);
    const isShown = () => everywhere("/news/an-item", ({ text }) => text.includes(title));
    expect(await comesWithin(limit, isShown)).toBe(true);
  });

  it("is never lost among many changes during rendering", async () => {
    await database.db.updateTable("news").set({ state: "published" }).execute();
    const paths = Array.from({ length: 20 }, (_, index) => `/news?page=${index + 1}`);
    for (let round = 1; round <= 15; round++) {
      const title = `題その${round}おわり`;
      const reading = paths.map((path) => everywhere(path, () => true));
      await database.db.updateTable("news_text").set({ title }).execute();
      await Promise.all(reading);
      const isShown = () => everywhere("/news?page=1", ({ text }) => text.includes(title));
      expect(await comesWithin(limit, isShown)).toBe(true);
    }
  });
});
