import { randomUUID } from "node:crypto";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import { afterAll, inject } from "vitest";
import { dropDatabase, recreateDatabase } from "../../tools/postgres/databases.ts";

export interface TestDatabase {
  url: string;
  db: Database;
}

/**
 * A real database of this test file's own, dropped when the file is done. Await it at the top of the file:
 * inside a hook its own clean-up would never run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `takujo_test_${randomUUID().slice(0, 8)}`;
  const url = await recreateDatabase(serverUrl, name, inject("templateName"));
  const pool = createPool({ connectionString: url, onError: () => {} });
  afterAll(async () => {
    await pool.end();
    await dropDatabase(serverUrl, name);
  });
  return { url, db: createDatabase(pool) };
}
