import { createFaq } from "@takujo/db/testing/create-faq";
import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { type RunningServer, runServer } from "../../support/run-server.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { holdTable } from "../support/hold-table.ts";
import { visit } from "../support/visit.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const timeouts = { statement: 400, lock: 150, transactionLock: 300, idleInTransaction: 300 };
let server: RunningServer;
const get = async (path: string) => {
  const began = performance.now();
  const { status, headers } = await visit(server.origin, path);
  return { status, retryAfter: headers["retry-after"], ms: performance.now() - began };
};

/** Keeps a table from everybody for as long as `run` takes. */
async function whileLocked<Result>(table: string, run: () => Promise<Result>): Promise<Result> {
  const release = await holdTable(url, table);
  const result = await run();
  await release();
  return result;
}

beforeAll(async () => {
  await createNews(db, { slug: "an-item" });
  await createFaq(db, {});
  server = await runServer({ databaseUrl: url, env: { PAGE_CACHE: "off" } });
  await get("/api/platform/v1/news");
});
afterAll(async () => void (await server?.stop()));

describe("while a table is locked", () => {
  it("twelve readers of it do not keep others from being served, nor the process from being ready", async () => {
    await whileLocked("faq", async () => {
      let isOver = false;
      const readers = Array.from({ length: 12 }, async () => {
        const answers = [];
        while (!isOver) answers.push(await get("/api/platform/v1/faq"));
        return answers;
      });
      for (let round = 0; round < 20; round++) {
        const [ready, news] = await Promise.all([get("/readyz"), get("/api/platform/v1/news")]);
        expect([ready.status, news.status]).toEqual([200, 200]);
        expect(Math.max(ready.ms, news.ms)).toBeLessThan(1_500);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      isOver = true;
      const answers = (await Promise.all(readers)).flat();
      expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
        new Set(["503 1"]),
      );
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_500);
    });
    expect((await get("/api/platform/v1/faq")).status).toBe(200);
  });

  it("calls of the auth service that need it are tried one at a time", async () => {
    const ask = async () => {
      const began = performance.now();
      const browser = new AuthBrowser({ server: server.origin, origin: server.origin });
      const { status, headers } = await browser.askForCode(newEmail());
      const isQuick = performance.now() - began < 400;
      return `${status} ${headers.get("retry-after")} ${isQuick ? "at once" : "later"}`;
    };
    await whileLocked("verification", async () => {
      expect(await ask()).toBe("503 1 later");
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(answers.toSorted()).toEqual([...Array(7).fill("503 1 at once"), "503 1 later"]);
    });
    expect(await ask()).toMatch(/^200/);
  });

  it("a page that needs it is the 503 screen with Retry-After", async () => {
    const page = await whileLocked("faq", () => get("/faq"));
    expect([page.status, Number(page.retryAfter) > 0]).toEqual([503, true]);
    // The page's own patience with the API is longer.
    expect(page.ms).toBeLessThan(2_500);
    expect((await get("/faq")).status).toBe(200);
  });
});

describe("a connection with timeouts", () => {
  const open = () => {
    const pool = createPool({ connectionString: url, max: 1, timeouts, onError: () => {} });
    const timed = createDatabase(pool);
    return { timed, [Symbol.asyncDispose]: () => timed.destroy() };
  };
  const one = (timed: typeof db) => sql<{ one: number }>`select 1 as one`.execute(timed);

  it("is healthy after a statement that took too long", async () => {
    await using made = open();
    await expect(sql`select pg_sleep(2)`.execute(made.timed)).rejects.toMatchObject({
      code: "57014",
    });
    expect((await one(made.timed)).rows).toEqual([{ one: 1 }]);
  });

  it("waits for a lock a shorter time outside transactions than inside, and rolls back", async () => {
    await using made = open();
    const { timed } = made;
    await whileLocked("faq", async () => {
      const began = performance.now();
      const locked = { code: "55P03" };
      await expect(timed.selectFrom("faq").selectAll().execute()).rejects.toMatchObject(locked);
      const alone = performance.now() - began;
      const inTransaction = timed.transaction().execute(async (transaction) => {
        await transaction.insertInto("former_slug").values(formerSlug).execute();
        await transaction.selectFrom("faq").selectAll().execute();
      });
      await expect(inTransaction).rejects.toMatchObject(locked);
      expect(alone).toBeGreaterThanOrEqual(140);
      expect(performance.now() - began - alone).toBeGreaterThanOrEqual(290);
    });
    expect(await timed.selectFrom("former_slug").selectAll().execute()).toEqual([]);
  });

  it("is given up when a transaction falls silent, and frees what it had locked", async () => {
    await using made = open();
    const silent = made.timed.transaction().execute(async (transaction) => {
      await transaction.updateTable("news").set({ pinned: true }).execute();
      await new Promise((resolve) => setTimeout(resolve, 900));
      await transaction.updateTable("news").set({ pinned: false }).execute();
    });
    await expect(silent).rejects.toThrow();
    expect((await one(made.timed)).rows).toEqual([{ one: 1 }]);
    expect(await db.selectFrom("news").select("pinned").executeTakeFirst()).toEqual({
      pinned: false,
    });
  });

  it("is not used again once its server takes no writes any more", async () => {
    await using made = open();
    const backend = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(made.timed)).rows[0]?.pid;
    const before = await backend();
    expect(await backend()).toBe(before);
    await sql`set default_transaction_read_only = on`.execute(made.timed);
    const written = made.timed.insertInto("former_slug").values(formerSlug).execute();
    await expect(written).rejects.toMatchObject({ code: "25006" });
    expect(await backend()).not.toBe(before);
  });

  it("can be shared out, so that one part never has all", async () => {
    const pool = createPool({ connectionString: url, max: 3, onError: () => {} });
    const [greedy, modest] = [createDatabase(pool, { atMost: 2 }), createDatabase(pool)];
    try {
      const slow = Array.from({ length: 4 }, () => sql`select pg_sleep(0.5)`.execute(greedy));
      const began = performance.now();
      await one(modest);
      expect(performance.now() - began).toBeLessThan(400);
      await Promise.all(slow);
      expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    } finally {
      await pool.end();
    }
  });
});

const formerSlug = { kind: "news", slug: "earlier", item_id: crypto.randomUUID() };
