import { expectMigrated } from "@takujo/db/missing-migrations";
import type { DB } from "@takujo/db/schema";
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import pg from "pg";
import type { Logger } from "../logger.ts";
import { createClock, watchClock } from "./clock.ts";
import { connectionTimeout } from "./database-errors.ts";
import type { DatabaseTimeouts } from "./database-settings.ts";
import { nameStatements } from "./named-statements.ts";

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

export interface PoolOptions {
  connectionString: string;
  max?: number;
  /** Without them, PostgreSQL's own limits apply. */
  timeouts?: DatabaseTimeouts;
  /** False sends statements without a name; see `nameStatements`. */
  namesStatements?: boolean;
  /** Milliseconds that a caller waits for a connection. */
  connectTimeoutMs?: number;
  onError: (error: Error) => void;
}

const usualWait = 2_000;
/** Beyond its own limits, PostgreSQL is not waited for: the connection may be half-open, and nothing else would end the wait. */
const answerMarginMs = 1_000;
/** The system then asks once a second, and closes the connection after ten questions without an answer. */
export const keepAliveDelayMs = 10_000;
const timeoutsOf = new WeakMap<pg.Pool, DatabaseTimeouts>();
const poolsWithoutNames = new WeakSet<pg.Pool>();
const waitingForShareOf = new WeakMap<pg.Pool, Set<() => void>>();

/** How many callers wait for a connection: of the pool, or of their share of it. */
export const waitingFor = (pool: pg.Pool): number =>
  pool.waitingCount + (waitingForShareOf.get(pool)?.size ?? 0);

export function createPool({
  connectionString,
  max = 10,
  timeouts,
  namesStatements = true,
  connectTimeoutMs = usualWait,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    // Statements that do not wait for each other share a round trip: `sendPipeline`, and a transaction's begin.
    pipeline: true,
    application_name: "takujo",
    ...(timeouts && {
      // In a pipeline this destroys the connection, so that the pool does not lend it again.
      query_timeout: timeouts.statement + answerMarginMs,
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
  });
  if (timeouts) timeoutsOf.set(pool, timeouts);
  if (!namesStatements) poolsWithoutNames.add(pool);
  // Closing an idle connection must not end the process.
  pool.on("error", onError);
  // Nor must closing one in use: between two statements nothing handles its errors, and the next one fails anyway.
  pool.on("connect", (client) => client.on("error", () => dropIdle(pool)));
  return pool;
}

/** Where one connection was lost, the others often are too, and each would cost a caller the whole timeout. */
function dropIdle(pool: pg.Pool): void {
  if (pool.ending) return;
  for (let left = pool.idleCount; left > 0; left--) {
    pool.connect((_error, _client, release) => release?.(true));
  }
}

/** `atMost` limits the connections that it may use, so that others are left some. */
export function createDatabase(pool: pg.Pool, options: { atMost?: number } = {}): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { ...createNamedPool(pool, options), end: () => pool.end() },
    }),
  });
}

/** The pool as Kysely wants it, with names for statements. */
export function createNamedPool(pool: pg.Pool, { atMost }: { atMost?: number } = {}): PostgresPool {
  const timeouts = timeoutsOf.get(pool);
  const connect = atMost === undefined ? () => pool.connect() : shareOf(pool, atMost);
  return nameStatements(connect, {
    begin: timeouts ? `begin; set local lock_timeout = ${timeouts.transactionLock}` : "begin",
    isNaming: !poolsWithoutNames.has(pool),
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
  const waitForShare = () =>
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
      }, usualWait);
      waiting.add(enter);
      waitingForAny.add(enter);
    });
  return async () => {
    if (inUse >= atMost) await waitForShare();
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
 * lacks a migration of this build, or the clock of this machine is wrong.
 */
export function createReadinessProbe(connectionString: string) {
  const timeouts = {
    statement: 1_000,
    lock: 1_000,
    transactionLock: 1_000,
    idleInTransaction: 1_000,
  };
  const pool = createPool({
    connectionString,
    max: 1,
    timeouts,
    namesStatements: false,
    onError: () => {},
  });
  const clock = createClock(async () => {
    const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
    return rows[0]?.now ?? new Date(Number.NaN);
  });
  let isMigrated = false;
  let stopWatching = () => {};
  async function probe(): Promise<void> {
    if (!isMigrated) await expectMigrated(pool);
    isMigrated = true;
    await clock.check();
  }
  return {
    pool,
    probe,
    isClockRight: clock.isRight,
    watchClock(logger: Logger) {
      stopWatching = watchClock(clock, probe, logger);
    },
    close() {
      stopWatching();
      return pool.end();
    },
  };
}

/** True unless a pooler between has dropped the timeouts, as PgBouncer does in transaction mode. */
export async function areTimeoutsKept(
  pool: pg.Pool,
  { statement, lock, idleInTransaction }: DatabaseTimeouts,
): Promise<boolean> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any ($1)",
    [["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, Number(setting)]));
  return (
    found.get("statement_timeout") === statement &&
    found.get("lock_timeout") === lock &&
    found.get("idle_in_transaction_session_timeout") === idleInTransaction
  );
}

/** Whether this role could alter or create tables, as owner or superuser. */
export async function couldAlterTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ could: boolean }>(`
    select has_schema_privilege('public', 'create') or exists (
      select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
    ) as could`);
  return rows[0]?.could ?? false;
}

/** Uses the caller's transaction, so that everything commits together, or a new one. */
export function inTransaction<Answer>(
  db: Database,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.isTransaction ? act(db as DatabaseTransaction) : db.transaction().execute(act);
}
