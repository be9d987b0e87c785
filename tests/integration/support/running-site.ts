import { afterAll, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database/test-database.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { type Answer, visit } from "./visit.ts";

export const publicOrigin = "https://takujo.example";

interface RunningSite {
  server: RunningServer;
  database: TestDatabase;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** The whole program on a database of its own, for all tests of a file, which awaits it at its top. */
export async function runningSite(
  fill: (database: TestDatabase) => Promise<unknown> = async () => {},
  env: Record<string, string> = {},
): Promise<RunningSite> {
  const database = await createTestDatabase();
  const site = {
    database,
    get: (path: string, headers = {}) => visit(site.server.origin, path, { headers }),
  } as RunningSite;
  beforeAll(async () => {
    await fill(database);
    site.server = await runServer({
      databaseUrl: database.url,
      env: { ORIGIN: publicOrigin, ...env },
    });
  });
  afterAll(() => site.server?.stop());
  return site;
}
