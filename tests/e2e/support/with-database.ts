import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import { e2eEnv } from "./env.ts";

export async function withDatabase<Result>(
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(
    createPool({
      connectionString: e2eEnv.databaseUrl,
      // As long as any expectation: a busy machine is no fault.
      connectTimeoutMs: 60_000,
      onError: () => {},
    }),
  );
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
