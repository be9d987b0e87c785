import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { projectEnv, root } from "../../../../tools/env.ts";
import { findPostgresBinaries } from "../../../../tools/postgres/binaries.ts";
import { dropDatabase, recreateDatabase } from "../../../../tools/postgres/databases.ts";
import { tableContents } from "../../../support/database/table-contents.ts";
import { createTestDatabase } from "../../../support/database/test-database.ts";

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

/** The rows of every table, and the value of every sequence. */
async function contentsOf(at: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    const tables = await tableContents(client);
    const { rows } = await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
      where schemaname in ('public', 'graphile_worker')`,
    );
    return { ...tables, ...Object.fromEntries(rows.map(({ name, last }) => [name, last])) };
  } finally {
    await client.end();
  }
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

  describe("by the scripts of deploy/backup", () => {
    const storage = join(folder, "storage");
    const backups = join(folder, "backups");
    const key = join(folder, "backup.key");
    let target: string;
    let recipient: string;

    const script = (name: string, args: string[], env: Record<string, string>) =>
      promisify(execFile)(join(root, "deploy/backup", name), args, {
        env: { ...projectEnv().all, PATH: `${binaries}:${projectEnv().path}`, ...env },
      });
    const dump = (at: string) =>
      script("dump.sh", [backups], {
        BACKUP_RECIPIENT: recipient,
        DATABASE_MIGRATION_URL: at,
        STORAGE_FOLDER: storage,
      });
    const restore = (...files: string[]) =>
      script("restore.sh", files, {
        BACKUP_KEY: key,
        DATABASE_MIGRATION_URL: target,
        STORAGE_FOLDER: join(folder, "restored"),
      });
    const tables = () =>
      query(target, "select from pg_tables where schemaname in ('public', 'graphile_worker')");

    beforeAll(async () => {
      target = await recreateDatabase(inject("serverUrl"), restoredName);
      mkdirSync(join(storage, "image/a"), { recursive: true });
      mkdirSync(backups);
      writeFileSync(join(storage, "image/a/480.webp"), "a picture");
      await promisify(execFile)("age-keygen", ["-o", key]);
      recipient = /public key: (\S+)/.exec(readFileSync(key, "utf8"))?.[1] ?? "";
    });

    it("is encrypted, and restored with the images", async () => {
      const [dumped = "", images = ""] = (await dump(url)).stdout.trim().split("\n");
      for (const file of [dumped, images]) {
        expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n/);
      }
      await restore(dumped, images);
      expect(await contentsOf(target)).toEqual(await contentsOf(url));
      expect(readFileSync(join(folder, "restored/image/a/480.webp"), "utf8")).toBe("a picture");
      await expect(restore(dumped)).rejects.toThrow("Restore into an empty one");
    });

    it("says when it ended well, and deletes what is too old if asked to, but nothing else", async () => {
      const [old, other] = [
        join(backups, "takujo-20200101T000000Z.dump.age"),
        join(backups, "notes"),
      ];
      const metrics = join(folder, "metrics");
      mkdirSync(metrics);
      for (const file of [old, other]) {
        writeFileSync(file, "");
        utimesSync(file, 0, 0);
      }
      const env = { BACKUP_RECIPIENT: recipient, DATABASE_MIGRATION_URL: url };
      await script("dump.sh", [backups], env);
      expect(existsSync(old)).toBe(true);
      expect(readdirSync(metrics)).toEqual([]);
      const began = Math.floor(Date.now() / 1_000);
      const asked = { ...env, BACKUP_DAYS: "30", BACKUP_METRICS: metrics };
      const { stdout } = await script("dump.sh", [backups], asked);
      expect([old, other, stdout.trim()].map(existsSync)).toEqual([false, true, true]);
      const told = readFileSync(join(metrics, "takujo_backup.prom"), "utf8");
      const [, at] = /^takujo_backup_last_success_seconds (\d+)$/m.exec(told) ?? [];
      expect(Number(at)).toBeGreaterThanOrEqual(began);
      const failing = { ...asked, DATABASE_MIGRATION_URL: url.replace(/[^/]+$/, "nowhere") };
      rmSync(join(metrics, "takujo_backup.prom"));
      await expect(script("dump.sh", [backups], failing)).rejects.toThrow("nowhere");
      expect(readdirSync(metrics)).toEqual([]);
    });

    it("passes no password in program arguments, which everybody on the machine can read", async () => {
      target = await recreateDatabase(inject("serverUrl"), restoredName);
      const [watched, heard] = [join(folder, "watched"), join(folder, "heard")];
      mkdirSync(watched);
      for (const name of ["pg_dump", "pg_restore", "psql"]) {
        const program = `#!/bin/sh\nprintf "%s %s\\n" "$PGPASSWORD" "$*" >> ${heard}\nexec ${binaries}/${name} "$@"\n`;
        writeFileSync(join(watched, name), program, { mode: 0o755 });
      }
      const withPassword = (at: string) => {
        const address = new URL(at);
        address.username ||= userInfo().username;
        address.password = "p%40ss%5Cn";
        return address.href;
      };
      const env = {
        ...{ PATH: `${watched}:${binaries}:${projectEnv().path}`, BACKUP_KEY: key },
        ...{ BACKUP_RECIPIENT: recipient, STORAGE_FOLDER: "" },
      };
      const at = (address: string) => ({ ...env, DATABASE_URL: withPassword(address) });
      const { stdout } = await script("dump.sh", [backups], at(url));
      await script("restore.sh", [stdout.trim()], at(target));
      const calls = readFileSync(heard, "utf8").trim().split("\n");
      expect(calls.length).toBeGreaterThan(2);
      for (const call of calls) {
        expect(call).toMatch(/^p@ss\\n --/);
        expect(call.replace(/^\S+/, "")).not.toMatch(/p@ss|p%40ss/);
      }
      await expect(
        script("dump.sh", [backups], { ...env, DATABASE_URL: `${url}?password=x` }),
      ).rejects.toThrow("Put the password");
    });

    it("that was cut off, or altered, leaves nothing behind", async () => {
      target = await recreateDatabase(inject("serverUrl"), restoredName);
      const [dumped = ""] = (await dump(url)).stdout.trim().split("\n");
      const whole = readFileSync(dumped);
      const damaged = join(folder, "damaged");
      writeFileSync(damaged, whole.subarray(0, whole.length * 0.7));
      await expect(restore(damaged)).rejects.toThrow();
      const altered = Buffer.from(whole);
      altered[Math.floor(whole.length * 0.9)] = ~(altered[Math.floor(whole.length * 0.9)] ?? 0);
      writeFileSync(damaged, altered);
      await expect(restore(damaged)).rejects.toThrow();
      expect(await tables()).toEqual([]);
    });

    it("that fails leaves no file that looks complete", async () => {
      const before = readdirSync(backups);
      await expect(dump(url.replace(/[^/]+$/, "nowhere"))).rejects.toThrow("nowhere");
      expect(readdirSync(backups)).toEqual(before);
    });
  });

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
