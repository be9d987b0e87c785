import { Logger, makeWorkerUtils } from "graphile-worker";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { tableContents } from "../../../tests/support/database/table-contents.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { migrate } from "../migrate.ts";
import { seed } from "../seed/seed.ts";
import { synonymSeeds } from "../seed/synonym.ts";
import { endDemo, fillDemo, readFilledAt } from "./fill-demo.ts";

const names = {
  fresh: `takujo_test_demo_${process.pid}`,
  demo: `takujo_test_demo2_${process.pid}`,
};
/** As after the migrations, before anybody has set it up. */
let freshUrl: string;
let url: string;
let client: pg.Client;
beforeAll(async () => {
  freshUrl = await recreateDatabase(inject("serverUrl"), names.fresh);
  await migrate(freshUrl);
  url = await recreateDatabase(inject("serverUrl"), names.demo, names.fresh);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  for (const name of Object.values(names)) await dropDatabase(inject("serverUrl"), name);
});

const always = () => true;
const never = () => false;
const evening = new Date("2026-11-17T20:00:00+09:00");
const night = new Date("2026-11-18T04:00:00+09:00");

const rows = async (text: string, values: unknown[] = []) =>
  (await client.query({ text, values, rowMode: "array" })).rows.flat();

/** How many rows each table has that has any. */
async function counts(ofClient = client): Promise<Record<string, number>> {
  const contents = Object.entries(await tableContents(ofClient));
  return Object.fromEntries(
    contents
      .map(([name, told]) => [name.replace("public.", ""), Number.parseInt(told, 10)] as const)
      .filter(([, count]) => count > 0),
  );
}

const addUser = (email: string) =>
  client.query(
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     values (gen_random_uuid(), '', $1, true, now(), now())`,
    [email],
  );

describe("a fresh database", () => {
  it("has nothing from its migrations but what a demo restores", async () => {
    const { "graphile_worker.migrations": _, ...found } = await counts();
    expect(Object.keys(found).sort()).toEqual([
      "no_show_rule",
      "schema_migration",
      "search_synonym",
      "site",
    ]);
    const words = await client.query<{ words: string[] }>("select words from search_synonym");
    const sorted = (lists: string[][]) => lists.map((list) => list.join()).sort();
    expect(sorted(words.rows.map((row) => row.words))).toEqual(sorted(synonymSeeds));
  });

  it.each([
    [
      "an account",
      `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") values (gen_random_uuid(), '', 'a@example.org', true, now(), now())`,
    ],
    ["an admin, even if nobody has an account any more", "update site set setup_id = null"],
  ])("that has %s is refused, and nothing of it changes", async (_, statement) => {
    await client.query("begin");
    await client.query(statement);
    await client.query("commit");
    const before = await tableContents(client);
    await expect(fillDemo(url, always)).rejects.toThrow("not a demo");
    expect(await tableContents(client)).toEqual(before);
    await client.query(`delete from "user"`);
    await client.query("update site set setup_id = gen_random_uuid()");
  });

  it("becomes a demo with the seed, once, although two fill it at the same time", async () => {
    expect(await readFilledAt(url)).toBeNull();
    const filled = await Promise.all([
      fillDemo(url, never, evening),
      fillDemo(url, never, evening),
    ]);
    expect(filled.sort()).toEqual([false, true]);
    expect(await readFilledAt(url)).toEqual(evening);
    expect(await rows("select name_ja, setup_id from site")).toEqual(["卓上", null]);

    await seed(freshUrl, evening);
    const seeded = new pg.Client({ connectionString: freshUrl });
    await seeded.connect();
    expect(await counts()).toEqual(await counts(seeded));
    await seeded.end();
  });
});

describe("a demo", () => {
  it("is left alone until it is due", async () => {
    const before = await tableContents(client);
    const asked: Date[] = [];
    const isDue = (filledAt: Date) => asked.push(filledAt) < 0;
    expect(await fillDemo(url, isDue, night)).toBe(false);
    expect(asked).toEqual([evening]);
    expect(await tableContents(client)).toEqual(before);
  });

  it("forgets what was done to it, jobs included, and keeps what nobody can change", async () => {
    const before = await counts();
    await addUser("visitor@example.org");
    await client.query("delete from news");
    await client.query("update no_show_rule set is_on = true");
    await client.query("update search_synonym set words = '{a,b}'");
    await client.query("update site set name_ja = '落書き', name_en = 'Scribble'");
    await client.query(
      `insert into jwks (id, "publicKey", "privateKey", "createdAt") values ('key', '', '', now())`,
    );
    await client.query(
      "insert into postal_area (code, prefecture, city, town) values ('1010041', '東京都', '千代田区', '神田須田町')",
    );
    const queue = await makeWorkerUtils({
      connectionString: url,
      logger: new Logger(() => () => {}),
    });
    await queue.addJob("mail", {}, { queueName: "one-by-one" });
    await queue.release();

    const heard = new Set<string | undefined>();
    client.on("notification", ({ payload }) => heard.add(payload));
    await client.query("listen content_changed");
    const isDue = (filledAt: Date) => filledAt < night;
    const filled = await Promise.all([fillDemo(url, isDue, night), fillDemo(url, isDue, night)]);
    expect(filled.sort()).toEqual([false, true]);
    await client.query("unlisten content_changed");
    expect([...heard]).toEqual(expect.arrayContaining(["site", "news", "event"]));

    const kept = { jwks: 1, postal_area: 1, "graphile_worker._private_tasks": 1 };
    expect(await counts()).toEqual({ ...before, ...kept });
    expect(await rows("select name_ja, name_en, setup_id from site")).toEqual([
      "卓上",
      "Takujo",
      null,
    ]);
    expect(await rows("select is_on from no_show_rule")).toEqual([false]);
    expect(
      await rows(`select count(*)::int from "user" where email = 'visitor@example.org'`),
    ).toEqual([0]);
    expect(await readFilledAt(url)).toEqual(night);
    await expect(client.query("truncate audit_entry")).rejects.toThrow("only ever added to");
  });

  it("is emptied by nothing that fails on the way", async () => {
    const before = await tableContents(client);
    await client.query(
      "create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$",
    );
    await client.query(
      "create trigger fail before insert on reservation for each row execute function fail()",
    );
    await expect(fillDemo(url, always)).rejects.toThrow("full");
    await client.query("drop function fail cascade");
    expect(await tableContents(client)).toEqual(before);
  });

  it("that became a real site is refused from then on", async () => {
    await endDemo(url);
    const before = await tableContents(client);
    await expect(fillDemo(url, always)).rejects.toThrow("not a demo");
    expect(await tableContents(client)).toEqual(before);
  });
});
