import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../packages/db/migrate.ts";
import { nameSite } from "../../packages/db/seed/site/name-site.ts";
import { findDatabaseServer } from "../../tools/postgres/database-server.ts";
import { dropDatabase, recreateDatabase } from "../../tools/postgres/databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
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
  return async () => {
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
