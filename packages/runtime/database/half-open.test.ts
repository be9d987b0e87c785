import { connect, createServer, type Socket } from "node:net";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { listenToContentChanges } from "./content-changes.ts";
import { createDatabase, createPool, createReadinessProbe } from "./database.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const timeouts = { statement: 200, lock: 200, transactionLock: 200, idleInTransaction: 200 };

/** Stands before PostgreSQL; what passes over the connections of a moment can be swallowed from then on, as by a dead router. */
async function startRouter() {
  const upstream = new URL(url);
  const pairs = new Set<Socket[]>();
  const server = createServer((near) => {
    const far = connect(Number(upstream.port), upstream.hostname);
    const pair = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) socket.on("error", () => {});
    near.on("close", () => far.destroy());
    far.on("close", () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    server.close();
  });
  const through = new URL(url);
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    /** Connections that are made later are not affected. */
    swallow() {
      for (const [near, far] of pairs) {
        near?.unpipe(far).resume();
        far?.unpipe(near).resume();
      }
    },
  };
}

const poolThrough = (connectionString: string, max: number) => {
  const pool = createPool({ connectionString, max, timeouts, onError: () => {} });
  onTestFinished(() => void pool.end());
  return pool;
};

describe("a half-open connection", () => {
  it("fails a statement as an unavailable database does, and is not used again", async () => {
    const router = await startRouter();
    const pool = poolThrough(router.url, 1);
    const through = createDatabase(pool);
    await sql`select 1`.execute(through);
    router.swallow();
    const error = await sql`select 1`.execute(through).catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(through)).rows).toEqual([
      { one: 1 },
    ]);
  });

  it("fails a transaction, of which nothing is stored", async () => {
    const router = await startRouter();
    const through = createDatabase(poolThrough(router.url, 1));
    const written = through.transaction().execute(async (transaction) => {
      await createNews(transaction, { slug: "never-committed" });
      router.swallow();
      await sql`select 1`.execute(transaction);
    });
    const error = await written.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    const stored = db.selectFrom("news").select("id").where("slug", "=", "never-committed");
    expect(await stored.execute()).toEqual([]);
  });

  it("takes the idle ones of its pool with it", async () => {
    const router = await startRouter();
    const pool = poolThrough(router.url, 5);
    const through = createDatabase(pool);
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(through)));
    expect(pool.idleCount).toBe(5);
    router.swallow();
    await expect(sql`select 1`.execute(through)).rejects.toThrow();
    await expect.poll(() => pool.totalCount).toBe(0);
    const answers = Array.from({ length: 5 }, () => sql`select 1`.execute(through));
    expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(
      answers.map(() => "fulfilled"),
    );
  });

  it("is not ready for one probe, and ready for one of the next", async () => {
    const router = await startRouter();
    const { probe, close } = createReadinessProbe(router.url);
    onTestFinished(() => void close());
    await probe();
    router.swallow();
    await expect(probe()).rejects.toThrow();
    await probe();
  });

  it("does not keep changed content from being heard", async () => {
    const router = await startRouter();
    const heard = { onChange: vi.fn(), onGap: vi.fn() };
    const { stop } = listenToContentChanges({
      connectionString: router.url,
      logger: silentLogger,
      heartbeatIntervalMs: 50,
      answerTimeoutMs: 200,
      ...heard,
    });
    onTestFinished(stop);
    await expect.poll(() => heard.onGap).toHaveBeenCalledTimes(1);
    router.swallow();
    await expect.poll(() => heard.onGap).toHaveBeenCalledTimes(2);
    await createNews(db, { slug: "after-the-silence" });
    await expect
      .poll(() => heard.onChange)
      .toHaveBeenCalledWith(["any:news", "item:after-the-silence"]);
  });
});
