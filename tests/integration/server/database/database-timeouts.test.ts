import { createFaq } from "@takujo/db/testing/create-faq";
import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthBrowser, newEmail } from "../../../support/auth-browser.ts";
import { createTestDatabase } from "../../../support/database/test-database.ts";
import { waitingStatements } from "../../../support/database/waiting-statements.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { holdTable } from "../../support/hold-table.ts";
import { visit } from "../../support/visit.ts";
import { waitUntil } from "../../support/wait-until.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
let server: RunningServer;
const get = async (path: string) => {
  const { status, headers } = await visit(server.origin, path);
  return { status, retryAfter: headers["retry-after"] };
};
/** How many calls the server gave up because of a lock. */
const givenUp = () =>
  server.logs().filter((line) => line.includes("database unavailable") && line.includes("lock"))
    .length;

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
  server = await runServer({
    databaseUrl: url,
    // Longer than a test may take, so that only the timeout for locks can end a wait.
    env: { PAGE_CACHE: "off", DATABASE_STATEMENT_TIMEOUT_MS: "120000" },
  });
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
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      isOver = true;
      const answers = (await Promise.all(readers)).flat();
      expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
        new Set(["503 1"]),
      );
    });
    expect((await get("/api/platform/v1/faq")).status).toBe(200);
  });

  it("calls of the auth service that need it are tried one at a time", async () => {
    const ask = async () => {
      const browser = new AuthBrowser({ server: server.origin, origin: server.origin });
      const { status, headers } = await browser.askForCode(newEmail());
      return `${status} ${headers.get("retry-after")}`;
    };
    await whileLocked("verification", async () => {
      expect(await ask()).toBe("503 1");
      await waitUntil(() => givenUp() > 0);
      const before = givenUp();
      let isOver = false;
      let max = 0;
      const watching = (async () => {
        while (!isOver) max = Math.max(max, await waitingStatements(db));
      })();
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      isOver = true;
      await watching;
      expect(new Set(answers)).toEqual(new Set(["503 1"]));
      expect(max).toBeLessThanOrEqual(1);
      // Where some come late, another one is tried after the first.
      expect(givenUp() - before).toBeLessThan(8);
    });
    expect(await ask()).toMatch(/^200/);
  });

  it("a page that needs it is the 503 screen with Retry-After", async () => {
    const before = givenUp();
    const page = await whileLocked("faq", () => get("/faq"));
    expect([page.status, Number(page.retryAfter) > 0]).toEqual([503, true]);
    // By the API's timeout, not by the page's own.
    await waitUntil(() => givenUp() > before);
    expect((await get("/faq")).status).toBe(200);
  });
});

describe("a connection with timeouts", () => {
  /** Timeouts that a test is not about are longer than the test. */
  const open = (own: { statement?: number; idleInTransaction?: number } = {}) => {
    const long = { statement: 60_000, idleInTransaction: 60_000 };
    const timeouts = { ...long, lock: 150, transactionLock: 300, ...own };
    const pool = createPool({ connectionString: url, max: 1, timeouts, onError: () => {} });
    const timed = createDatabase(pool);
    return { timed, [Symbol.asyncDispose]: () => timed.destroy() };
  };
  const one = (timed: typeof db) => sql<{ one: number }>`select 1 as one`.execute(timed);
  const backendOf = async (timed: typeof db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(timed)).rows[0]?.pid;

  it("is healthy after a statement that took too long", async () => {
    await using made = open({ statement: 400 });
    await expect(sql`select pg_sleep(60)`.execute(made.timed)).rejects.toMatchObject({
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

  it("is closed when a transaction idles too long, and releases its locks", async () => {
    await using made = open({ idleInTransaction: 300 });
    const silent = made.timed.transaction().execute(async (transaction) => {
      await transaction.updateTable("news").set({ pinned: true }).execute();
      const pid = await backendOf(transaction);
      await waitUntil(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
        return rows.length === 0;
      });
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
    const backend = () => backendOf(made.timed);
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
      const held = await db.startTransaction().execute();
      await sql`select pg_advisory_xact_lock(1)`.execute(held);
      const share = sql`select pg_advisory_xact_lock_shared(1)`;
      const slow = Array.from({ length: 4 }, () => share.execute(greedy));
      await waitUntil(async () => (await waitingStatements(db, "advisory")) === 2);
      await one(modest);
      expect(await waitingStatements(db, "advisory")).toBe(2);
      await held.commit().execute();
      await Promise.all(slow);
    } finally {
      await pool.end();
    }
  });
});

const formerSlug = { kind: "news", slug: "earlier", item_id: crypto.randomUUID() };
