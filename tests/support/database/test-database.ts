import { randomUUID } from "node:crypto";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { databaseUrl, dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { notePooled } from "./pooled-address.ts";

export interface TestDatabase {
  url: string;
  db: Database;
}

/** A pooler connects to a new database on its first use, which takes longer than programs wait. */
async function openThrough(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
}

/**
 * A real database of this test file's own, dropped when the file is done. Await it at the top of the file:
 * inside a hook its own clean-up would never run. If the tests run through a pooler, so do its connections, unless `isDirect`: for
 * what listens, holds locks or sets limits for as long as a connection lasts.
 */
export async function createTestDatabase({ isDirect = false } = {}): Promise<TestDatabase> {
  const serverUrl = inject("serverUrl");
  const name = `takujo_test_${randomUUID().slice(0, 8)}`;
  const directUrl = await recreateDatabase(serverUrl, name, inject("templateName"));
  const pooler = isDirect ? null : inject("pooler");
  const followsNames = pooler?.followsNames ?? true;
  const url = pooler ? databaseUrl(pooler.url, name) : directUrl;
  if (pooler) {
    notePooled(url, { directUrl, followsNames });
    await openThrough(url);
  }
  const pool = createPool({
    connectionString: url,
    namesStatements: followsNames,
    // A crowd of a test's own may wait its turn, also on a busy machine.
    connectTimeoutMs: 60_000,
    onError: () => {},
  });
  afterAll(async () => {
    await pool.end();
    await dropDatabase(serverUrl, name);
  });
  return { url, db: createDatabase(pool) };
}
