import { expectMigrated } from "@takujo/db/missing-migrations";
import type { DB } from "@takujo/db/schema";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DatabaseTimeouts } from "./database-timeouts.ts";
import { connectionTimeout } from "./database-unavailable.ts";
import { nameStatements } from "./named-statements.ts";

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

export interface PoolOptions {
  connectionString: string;
  max?: number;
  /** Without them, PostgreSQL's own limits apply. */
  timeouts?: DatabaseTimeouts;
  onError: (error: Error) => void;
}

const longestWait = 2_000;
const timeoutsOf = new WeakMap<pg.Pool, DatabaseTimeouts>();
const waitingForShareOf = new WeakMap<pg.Pool, Set<() => void>>();

/** How many callers wait for a connection: of the pool, or of their share of it. */
export const waitingFor = (pool: pg.Pool): number =>
  pool.waitingCount + (waitingForShareOf.get(pool)?.size ?? 0);

export function createPool({
  connectionString,
  max = 10,
  timeouts,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "takujo",
    ...(timeouts && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
  });
  if (timeouts) timeoutsOf.set(pool, timeouts);
  // Closing an idle connection must not end the process.
  pool.on("error", onError);
  // Nor closing one in use: between two statements nobody listens for its errors, and the next statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** `atMost` limits the connections that it may use, so that others are left some. */
export function createDatabase(pool: pg.Pool, { atMost }: { atMost?: number } = {}): Database {
  const timeouts = timeoutsOf.get(pool);
  const connect = atMost === undefined ? () => pool.connect() : shareOf(pool, atMost);
  const named = nameStatements(connect, {
    begin: timeouts ? `begin; set local lock_timeout = ${timeouts.transactionLock}` : "begin",
  });
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { ...named, end: () => pool.end() } }),
  });
}

/** When the share is in use, callers wait in order, for as long as for the pool itself. */
function shareOf(pool: pg.Pool, atMost: number): () => Promise<pg.PoolClient> {
  let inUse = 0;
  const waiting = new Set<() => void>();
  const waitingForAny = waitingForShareOf.get(pool) ?? new Set();
  waitingForShareOf.set(pool, waitingForAny);
  const giveBack = () => {
    const [next] = waiting;
    if (next) next();
    else inUse--;
  };
  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(giveUp);
        leave();
        resolve();
      };
      const leave = () => {
        waiting.delete(enter);
        waitingForAny.delete(enter);
      };
      const giveUp = setTimeout(() => {
        leave();
        reject(new Error(connectionTimeout));
      }, longestWait);
      waiting.add(enter);
      waitingForAny.add(enter);
    });
  return async () => {
    if (inUse >= atMost) await takeTurn();
    else inUse++;
    try {
      const client = await pool.connect();
      const release = client.release;
      client.release = (destroy) => {
        client.release = release;
        release.call(client, destroy);
        giveBack();
      };
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  };
}

/**
 * Uses its own connection, so that it reports on PostgreSQL and not on the load of the pool. Rejects also while the database
 * lacks a migration of this build.
 */
export function createReadinessProbe(connectionString: string) {
  const timeouts = {
    statement: 1_000,
    lock: 1_000,
    transactionLock: 1_000,
    idleInTransaction: 1_000,
  };
  const pool = createPool({ connectionString, max: 1, timeouts, onError: () => {} });
  let isMigrated = false;
  return {
    pool,
    async probe(): Promise<void> {
      if (isMigrated) await pool.query("select 1");
      else await expectMigrated(pool);
      isMigrated = true;
    },
    close: () => pool.end(),
  };
}

/** Whether this role could alter or create tables, as owner or superuser. */
export async function couldAlterTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ could: boolean }>(`
    select has_schema_privilege('public', 'create') or exists (
      select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
    ) as could`);
  return rows[0]?.could ?? false;
}
