import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../packages/db/migrate.ts";
import { nameSite } from "../../packages/db/seed/site/name-site.ts";
import { projectEnv } from "../../tools/env.ts";
import { findDatabaseServer } from "../../tools/postgres/database-server.ts";
import { dropDatabase, recreateDatabase } from "../../tools/postgres/databases.ts";
import { runPgbouncer } from "./run-pgbouncer.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
    /** Null unless the tests run through one (`npm test -- --through=pgbouncer`). */
    pooler: { url: string; followsNames: boolean } | null;
  }
}

/** One migrated database for the whole run; each test file copies it (`createTestDatabase`). */
export default async function setup(project: TestProject) {
  const server = await findDatabaseServer(() => {});
  const name = `takujo_test_template_${process.pid}`;
  const url = await recreateDatabase(server.url, name);
  await migrate(url);
  await setUp(url);
  project.provide("serverUrl", server.url);
  project.provide("templateName", name);
  // Some tests have limits of their own, which a pooler cannot know.
  const pgbouncer =
    projectEnv().testThrough === "pgbouncer"
      ? await runPgbouncer(server.url, { timeouts: false })
      : null;
  const pooler = pgbouncer && {
    url: pgbouncer.through(server.url),
    followsNames: pgbouncer.followsNames,
  };
  project.provide("pooler", pooler);
  return async () => {
    await pgbouncer?.stop();
    await dropDatabase(server.url, name);
    if (server.started) server.stop();
  };
}

/** Most tests are about a site that is set up; those of the first start begin with an empty database. */
async function setUp(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await nameSite(client);
  await client.end();
}
