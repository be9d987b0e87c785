import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { freePort } from "../../tools/postgres/cluster.ts";
import { dropDatabase, recreateDatabase } from "../../tools/postgres/databases.ts";
import { migrate } from "./migrate.ts";
import { expectMigrated } from "./missing-migrations.ts";

const name = `takujo_migrate_test_${process.pid}`;
let url: string;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "takujo-migrations-"));
});
beforeEach(async () => {
  url = await recreateDatabase(inject("serverUrl"), name);
  rmSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
});
afterAll(async () => {
  await dropDatabase(inject("serverUrl"), name);
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

async function run(report?: (line: string) => void) {
  await migrate(url, report, { folder });
}

async function query(text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

const appliedFiles = async () =>
  (await query("select name from schema_migration order by name")).rows.map((row) => row.name);

describe("migrations", () => {
  it("are applied once, in the order of their names, and reported", async () => {
    const lines: string[] = [];
    await run((line) => lines.push(line));
    const files = await appliedFiles();
    expect(files.length).toBeGreaterThan(1);
    expect(lines).toEqual(files.map((file) => `migrating ${file}`));
    await run((line) => lines.push(line));
    expect(lines).toHaveLength(files.length);
  });

  it("are missing until every one of this build is applied, whatever a newer build has added", async () => {
    // Not a pool, which ends before its connections do: the next test drops their database.
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await expect(expectMigrated(client)).rejects.toThrow("schema_migration");
      const newest = readdirSync(folder).sort().at(-1) ?? "";
      rmSync(join(folder, newest));
      await run();
      await expect(expectMigrated(client)).rejects.toThrow(
        `The database lacks 1 of this build's migrations, from ${newest} on. Run: npm run migrate`,
      );
      cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
      write("99999999000000_of_the_next_build.sql", "create table next_build (id integer);");
      await run();
      await expectMigrated(client);
    } finally {
      await client.end();
    }
  });

  it("wait for a PostgreSQL that is only starting, and not for one that refuses", async () => {
    const { port } = new URL(url);
    const later = await freePort();
    const began = Date.now();
    const lost = url.replace(`:${port}/`, `:${later}/`);
    await expect(migrate(lost, undefined, { folder, waitMs: 1_200 })).rejects.toThrow(
      "ECONNREFUSED",
    );
    expect(Date.now() - began).toBeGreaterThan(1_200);
    const proxy = createServer((socket) => {
      const inner = connect(Number(port), "127.0.0.1");
      socket.pipe(inner).pipe(socket);
    });
    setTimeout(() => proxy.listen(later, "127.0.0.1"), 700);
    await migrate(lost, undefined, { folder, waitMs: 20_000 });
    proxy.close();
    await expect(
      migrate(url.replace(name, "nowhere"), undefined, { folder, waitMs: 20_000 }),
    ).rejects.toThrow("nowhere");
  });

  it("give a profile to people from before there were any", async () => {
    const later = readdirSync(folder).filter((file) => file >= "0013_account.sql");
    for (const file of later) rmSync(join(folder, file));
    await run();
    await query(`insert into "user" (id, name, email)
      select 'person-' || number, '', number || '@example.jp' from generate_series(1, 50) as number`);
    cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
    await run();
    const { rows } = await query(`select handle from "user" join profile on user_id = id`);
    expect(new Set(rows.map(({ handle }) => handle)).size).toBe(50);
  });

  it("refuse to go on when an applied file was changed", async () => {
    await run();
    write("0001_news.sql", "select 1; -- rewritten");
    write("9000_later.sql", "create table later (id int)");
    await expect(run()).rejects.toThrow(/0001_news\.sql was changed after/);
    expect(await appliedFiles()).not.toContain("9000_later.sql");
  });

  it("leave nothing of a file that fails, and can go on once it is mended", async () => {
    write("9000_broken.sql", "create table half (id int); select no_such_function();");
    await expect(run()).rejects.toThrow(/9000_broken\.sql failed: .*no_such_function/);
    expect((await query("select to_regclass('half') as found")).rows[0].found).toBeNull();
    expect(await appliedFiles()).toContain("0001_news.sql");
    write("9000_broken.sql", "create table half (id int);");
    await run();
    expect(await appliedFiles()).toContain("9000_broken.sql");
  });

  it("are applied once by five processes that start together", async () => {
    write("9000_slow.sql", "create table slow (id int); select pg_sleep(0.3);");
    const lines: string[] = [];
    await Promise.all(Array.from({ length: 5 }, () => run((line) => lines.push(line))));
    expect(lines.filter((line) => line.includes("9000_slow"))).toHaveLength(1);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("run outside of a transaction if they say so, and go on after a failure where something is left undone", async () => {
    await run();
    const file = "99990000000000_outside.sql";
    const first = "create index concurrently if not exists news_outside on news (created_at);";
    const second = "create unique index concurrently if not exists news_once on news (pinned);";
    await query(
      `insert into news (slug, category, state) values ('a', 'notice', 'draft'), ('b', 'notice', 'draft')`,
    );
    write(file, `-- no transaction\n${first}\n\n-- Only one of each.\n${second}\n`);
    await expect(run()).rejects.toThrow(/outside\.sql failed: .*news_once/);
    const indexes = async () =>
      (
        await query(`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
          where indexrelid::regclass::text in ('news_outside', 'news_once') order by 1`)
      ).rows;
    expect(await indexes()).toEqual([
      { name: "news_once", valid: false },
      { name: "news_outside", valid: true },
    ]);
    expect(await appliedFiles()).not.toContain(file);
    await query("delete from news");
    await run();
    expect(await indexes()).toEqual([
      { name: "news_once", valid: true },
      { name: "news_outside", valid: true },
    ]);
    expect(await appliedFiles()).toContain(file);
  });

  it("run outside of a transaction while others wait for their turn", async () => {
    await run();
    write(
      "99990000000000_outside.sql",
      "-- no transaction\ncreate index concurrently if not exists news_outside on news (created_at);",
    );
    await Promise.all(Array.from({ length: 4 }, () => run()));
    expect(await appliedFiles()).toContain("99990000000000_outside.sql");
  });

  it("are refused outside of a transaction if a second try would do something twice", async () => {
    await run();
    write(
      "99990000000000_outside.sql",
      "-- no transaction\ncreate index concurrently twice on news (slug);",
    );
    await expect(run()).rejects.toThrow("must say `if not exists`");
    expect((await query("select to_regclass('twice') as found")).rows[0].found).toBeNull();
  });

  it("give up soon, instead of queueing readers, when a lock is held", async () => {
    await run();
    write("9000_alter.sql", "alter table news add column extra text");
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    try {
      await holder.query("begin; lock table news in access share mode");
      await expect(run()).rejects.toThrow(/lock timeout/);
    } finally {
      await holder.end();
    }
  });
});
