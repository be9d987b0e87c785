import type { TestProject } from "vitest/node";
import { projectEnv } from "../../../tools/env.ts";
import { findDatabaseServer } from "../../../tools/postgres/database-server.ts";
import { runPgbouncer } from "./run-pgbouncer.ts";
import { lendTemplate } from "./template-database.ts";

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
  const server = await findDatabaseServer(() => {}, { disposable: true });
  const template = await lendTemplate(server.url);
  project.provide("serverUrl", server.url);
  project.provide("templateName", template.name);
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
    await template.giveBack();
    if (server.started) server.stop();
  };
}
