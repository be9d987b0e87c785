import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seed } from "../../../packages/db/seed/seed.ts";
import { projectEnv } from "../../../tools/env.ts";
import { findPostgresBinaries } from "../../../tools/postgres/binaries.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { createTestDatabase } from "../../support/test-database.ts";

const { url } = await createTestDatabase();
// The folder on PATH may hold links to some programs only.
const binaries = dirname(realpathSync(join(findPostgresBinaries(projectEnv().path), "initdb")));
const folder = mkdtempSync(join(tmpdir(), "takujo-dump-"));
const restoredName = `takujo_restored_${process.pid}`;

async function run(name: string, ...args: string[]) {
  const beside = join(binaries, name);
  await promisify(execFile)(existsSync(beside) ? beside : name, args);
}

async function query<Row extends pg.QueryResultRow>(at: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Of every table its rows and a sum over all of their columns; of every sequence where it stands. */
async function contentsOf(at: string): Promise<Record<string, string>> {
  const names = await query<{ name: string; kind: string }>(
    at,
    `select format('%I.%I', relnamespace::regnamespace, relname) as name, relkind as kind
    from pg_class where relkind in ('r', 'S') and relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
  );
  const rows = await query<{ name: string; told: string }>(
    at,
    names
      .map(({ name, kind }) =>
        kind === "S"
          ? `select '${name}' as name, last_value || ' ' || is_called as told from ${name}`
          : `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(item::text), '' order by md5(item::text))), '') as told
            from ${name} as item`,
      )
      .join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]));
}

const definitionsOf = (at: string) =>
  query(
    at,
    `select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`,
  );

beforeAll(async () => {
  await seed(url);
  await query(
    url,
    `insert into content_draft (kind, item_id, document, is_new)
      values ('news', gen_random_uuid(), '{"texts": {"ja": {"title": "カタン大会"}}}', true);
    insert into audit_entry (actor_id, action, subject_kind, subject_id)
      values ('somebody', 'ban-user', 'user', 'somebody else');
    update news set slug = slug || '-renamed' where id = (select id from news limit 1);
    select graphile_worker.add_job('some-task', '{"id": 1}', job_key := 'some-key')`,
  );
});
afterAll(async () => {
  await dropDatabase(inject("serverUrl"), restoredName);
  rmSync(folder, { recursive: true });
});

describe("a dump", () => {
  it.each([
    [
      "as SQL",
      async (target: string) => {
        const file = join(folder, "dump.sql");
        await run("pg_dump", "--no-owner", "--no-acl", "-f", file, url);
        await run("psql", "-q", "-X", "-v", "ON_ERROR_STOP=1", "-f", file, target);
      },
    ],
    [
      "as an archive",
      async (target: string) => {
        const file = join(folder, "dump.archive");
        await run("pg_dump", "-Fc", "-f", file, url);
        await run("pg_restore", "--no-owner", "--no-acl", "--exit-on-error", "-d", target, file);
      },
    ],
  ])(
    "%s is restored into an empty database with every row of every table",
    async (_form, restore) => {
      const target = await recreateDatabase(inject("serverUrl"), restoredName);
      await restore(target);
      const [before, after] = [await contentsOf(url), await contentsOf(target)];
      expect(after).toEqual(before);
      for (const table of ["news_text", "event_text", "faq_text", "reservation", "content_draft"]) {
        expect(Number.parseInt(before[`public.${table}`] ?? "", 10), table).toBeGreaterThan(0);
      }
      expect(await definitionsOf(target)).toEqual(await definitionsOf(url));
    },
    60_000,
  );

  it("can be relied on, for no function of ours looks for tables or functions in a search path that it does not set", async () => {
    const functions = await query<{ name: string; body: string; settings: string[] | null }>(
      url,
      `select proname as name, prosrc as body, proconfig as settings from pg_proc
      where pronamespace = 'public'::regnamespace and prosqlbody is null`,
    );
    const tables = await query<{ name: string }>(
      url,
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')",
    );
    const tableNames = tables.map(({ name }) => `"?${name}"?`).join("|");
    const functionNames = functions.map(({ name }) => name).join("|");
    const unqualified = new RegExp(
      `\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?(?:${tableNames})(?![\\w.])|(?<![\\w.])(?:${functionNames})\\s*\\(`,
      "i",
    );
    const doubtful = functions
      .filter(({ settings }) => !settings?.some((setting) => setting.startsWith("search_path=")))
      .filter(({ body }) => unqualified.test(body) || /\bexecute\b/i.test(body));
    expect(functions.length).toBeGreaterThan(10);
    expect(doubtful.map(({ name }) => name)).toEqual([]);
  });
});
