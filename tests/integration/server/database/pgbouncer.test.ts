import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notePooled } from "../../../support/database/pooled-address.ts";
import { type RunningPgbouncer, runPgbouncer } from "../../../support/database/run-pgbouncer.ts";
import { createTestDatabase } from "../../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { holdTable } from "../../support/hold-table.ts";
import { visit } from "../../support/visit.ts";
import { waitUntil } from "../../support/wait-until.ts";

const { db, url: directUrl } = await createTestDatabase({ isDirect: true });
const dropped = "a pooler has dropped the timeouts of DATABASE_URL";
const notHeard = "content changes come through a connection pooler";
let pgbouncer: RunningPgbouncer;
let url: string;
const servers: RunningServer[] = [];

async function start(databaseUrl: string, env: Record<string, string> = {}) {
  const server = await runServer({ databaseUrl, env });
  servers.push(server);
  return server;
}
const logged = ({ logs }: RunningServer, text: string) =>
  logs().some((line) => line.includes(text));

beforeAll(async () => {
  pgbouncer = await runPgbouncer(directUrl, { timeouts: true });
  url = pgbouncer.through(directUrl);
  notePooled(url, { directUrl, ...pgbouncer });
  await createNews(db, { slug: "an-item", title: "はじめの題" });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await pgbouncer?.stop();
});

describe("two servers behind PgBouncer in transaction mode", () => {
  let origins: string[];
  beforeAll(async () => {
    origins = (await Promise.all([start(url), start(url)])).map(({ origin }) => origin);
  });

  it("answer many different calls at once, over connections that they share", async () => {
    const paths = ["news", "news/an-item", "events", "faq", "staff", "characters", "articles"];
    for (let round = 0; round < 20; round++) {
      const calls = origins.flatMap((origin) =>
        paths.map((path) => visit(origin, `/api/platform/v1/${path}`)),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(await pgbouncer.connectionsTo(url)).toBeLessThanOrEqual(20);
  });

  it("hear of changes, and have nothing to warn of", async () => {
    const show = (title: string) => async () => {
      const pages = await Promise.all(origins.map((origin) => visit(origin, "/news/an-item")));
      return pages.every(({ text }) => text.includes(title));
    };
    await waitUntil(show("はじめの題"));
    await db.updateTable("news_text").set({ title: "あたらしい題" }).execute();
    await waitUntil(show("あたらしい題"));
    expect(servers.some((server) => logged(server, dropped) || logged(server, notHeard))).toBe(
      false,
    );
  });
});

describe("a statement through PgBouncer", () => {
  const pooled = () =>
    createDatabase(
      createPool({
        connectionString: url,
        namesStatements: pgbouncer.followsNames,
        // Those of a server, which `deploy/pgbouncer` repeats.
        timeouts: {
          statement: 5_000,
          lock: 500,
          transactionLock: 2_000,
          idleInTransaction: 10_000,
        },
        onError: () => {},
      }),
    );

  it("is ended when it takes too long", async () => {
    const through = pooled();
    const slow = sql`select pg_sleep(600)`.execute(through);
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    await through.destroy();
  });

  it("waits for a lock a shorter time outside transactions than inside", async () => {
    const through = pooled();
    const release = await holdTable(directUrl, "faq");
    const locked = { code: "55P03" };
    const wait = sql<{ time: string }>`select current_setting('lock_timeout') as time`;
    expect((await wait.execute(through)).rows).toEqual([{ time: "500ms" }]);
    await expect(through.selectFrom("faq").selectAll().execute()).rejects.toMatchObject(locked);
    const inTransaction = through.transaction().execute(async (transaction) => {
      expect((await wait.execute(transaction)).rows).toEqual([{ time: "2s" }]);
      await transaction.selectFrom("faq").selectAll().execute();
    });
    await expect(inTransaction).rejects.toMatchObject(locked);
    await release();
    await through.destroy();
  });
});

describe("a server whose pooler was set up in part", () => {
  it("warns of timeouts that are not kept, and of changes that it may not hear", async () => {
    const other = await runPgbouncer(directUrl, { timeouts: false });
    const server = await start(other.through(directUrl), {
      DATABASE_NAMED_STATEMENTS: other.followsNames ? "on" : "off",
    });
    await waitUntil(() => logged(server, dropped) && logged(server, notHeard));
    await server.stop();
    await other.stop();
  });
});
