import type { DB } from "@takujo/db/schema";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { nameStatements } from "./named-statements.ts";

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

export interface PoolOptions {
  connectionString: string;
  max?: number;
  onError: (error: Error) => void;
}

export function createPool({ connectionString, max = 10, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "takujo",
  });
  // An idle connection that PostgreSQL closes must not end the process.
  pool.on("error", onError);
  // Nor one that is in use, for between two statements nobody listens to it; the next statement fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
}
