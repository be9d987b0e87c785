import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../../../packages/db/migrate.ts";
import { recreateDatabase } from "../../../../tools/postgres/databases.ts";
import { startReplicatedCluster } from "../../../support/database/run-standby.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { visit } from "../../support/visit.ts";
import { comesWithin, waitUntil } from "../../support/wait-until.ts";

const cluster = await startReplicatedCluster(3);
const [standby, lateStandby, promoted] = cluster.standbys as [Standby, Standby, Standby];
const url = await recreateDatabase(cluster.url, "takujo");
await migrate(url);
const db = createDatabase(createPool({ connectionString: url, onError: () => {} }));
await createNews(db, { slug: "an-item", title: "はじめの題" });

type Standby = (typeof cluster)["standbys"][number];
const running: RunningServer[] = [];
const start = async (env: Record<string, string>, databaseUrl = url) => {
  const server = await runServer({ databaseUrl, env });
  running.push(server);
  return server;
};
const title = async ({ origin }: RunningServer, path = "/api/platform/v1/news/an-item") =>
  (await visit(origin, path)).text;
const changeTitle = (to: string) => db.updateTable("news_text").set({ title: to }).execute();
const logged = ({ logs }: RunningServer, text: string) =>
  logs().some((line) => line.includes(text));

const openedAt = (replicaUrl: string) =>
  createDatabase(createPool({ connectionString: replicaUrl, onError: () => {} }));
/** How many of its connections read news; none while it does not have the database yet. */
async function readsOf(replica: typeof db): Promise<number> {
  const { rows: databases } = await sql`select 1`.execute(replica).catch((error) => {
    if (error.code === "3D000") return { rows: [] };
    throw error;
  });
  if (databases.length === 0) return 0;
  await sql`select pg_stat_clear_snapshot()`.execute(replica);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where application_name = 'takujo' and query like '%"news"%' and pid <> pg_backend_pid()`.execute(
    replica,
  );
  return rows[0]?.count ?? 0;
}

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await db.destroy();
  cluster.stop();
});

describe("public reads of a server with a replica", () => {
  let server: RunningServer;
  let replica: typeof db;
  beforeAll(async () => {
    replica = openedAt(standby.at(url));
    server = await start({ DATABASE_READ_URL: standby.at(url), PAGE_CACHE: "off" });
  });
  afterAll(() => replica.destroy());

  it("go there, and those of the organizer and of people do not", async () => {
    await waitUntil(async () => {
      expect(await title(server)).toContain("はじめの題");
      return (await readsOf(replica)) > 0;
    });
    const seen = sql<{ text: string }>`select query as text from pg_stat_activity
      where application_name = 'takujo' and datname = current_database()`;
    await visit(server.origin, "/api/v1/seats?events=none");
    await visit(server.origin, "/api/platform/v1/site");
    const texts = (await seen.execute(replica)).rows.map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/"session"|"user"|"reservation"|"event_session"|"site"/);
  });

  it("continue without failures while it is unreachable, and return to it", async () => {
    let isOver = false;
    const statuses = new Set<number>();
    const reading = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.add((await visit(server.origin, "/api/platform/v1/news")).status);
    });
    await replica.destroy();
    standby.stop();
    await waitUntil(() => logged(server, "public reads go to the primary"));
    expect(await title(server)).toContain("はじめの題");
    standby.start();
    await waitUntil(() => logged(server, "public reads go to the replica"));
    replica = openedAt(standby.at(url));
    await waitUntil(async () => (await readsOf(replica)) > 0);
    isOver = true;
    await Promise.all(reading);
    expect(statuses).toEqual(new Set([200]));
  });
});

describe("a replica that is behind", () => {
  const replica = openedAt(lateStandby.at(url));
  let server: RunningServer;
  beforeAll(async () => {
    server = await start({ DATABASE_READ_URL: lateStandby.at(url) });
  });
  afterAll(() => replica.destroy());
  const titles = async () =>
    (await replica.selectFrom("news_text").select("title").execute()).map((text) => text.title);

  it("is not read from for what has changed: pages and API show it at once", async () => {
    await waitUntil(async () => {
      await title(server);
      return (await readsOf(replica)) > 0;
    });
    expect(await title(server, "/news/an-item")).toContain("はじめの題");

    await sql`select pg_wal_replay_pause()`.execute(replica);
    await changeTitle("あたらしい題");
    const isShown = async () => (await title(server, "/news/an-item")).includes("あたらしい題");
    expect(await comesWithin(2, isShown)).toBe(true);
    expect(await title(server)).toContain("あたらしい題");
    // Otherwise this test shows nothing.
    expect(await titles()).not.toContain("あたらしい題");

    // What is cached stays new when the replica is read from again.
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await waitUntil(async () => (await titles()).includes("あたらしい題"));
    expect(await title(server, "/news/an-item")).toContain("あたらしい題");
  });
});

describe("a server whose database is a standby", () => {
  it("refuses writes by 503 with Retry-After, reads, and writes once it is promoted", async () => {
    await changeTitle("三つめの題");
    const server = await start({ PAGE_CACHE: "off" }, promoted.at(url));
    await waitUntil(async () => (await title(server)).includes("三つめの題"));
    const askForCode = () =>
      fetch(`${server.origin}/api/auth/email-otp/send-verification-otp`, {
        method: "POST",
        headers: { origin: server.origin, "content-type": "application/json" },
        body: JSON.stringify({ email: "kotori@example.jp", type: "sign-in" }),
      });
    const refused = await askForCode();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await title(server)).toContain("三つめの題");
    promoted.promote();
    await waitUntil(async () => (await askForCode()).status === 200);
  });

  it("is not read from as a replica once it was promoted", async () => {
    const server = await start({ DATABASE_READ_URL: promoted.at(url), PAGE_CACHE: "off" });
    await waitUntil(() => logged(server, "not a replica"));
    await changeTitle("四つめの題");
    expect(await title(server)).toContain("四つめの題");
  });
});
