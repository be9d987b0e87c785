import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { Logger } from "../logger.ts";
import { Gauge } from "../metrics/metrics.ts";
import { createNamedPool, createPool, type Database, type PoolOptions } from "./database.ts";
import { isDatabaseUnavailable, isStatementTimeout } from "./database-errors.ts";

export interface ReplicaOptions extends Omit<PoolOptions, "onError"> {
  primary: pg.Pool;
  /** How many connections of the primary its reads may use. */
  atMost: number;
  logger: Logger;
}

/** After this, the primary is asked instead. */
const connectTimeoutMs = 500;
const checkIntervalMs = 1_000;
const pollIntervalMs = 50;
/** A replica that lags more than this is not read from. */
const maxLagMs = 5_000;

const isInUse = new Gauge({
  name: "takujo_replica_in_use",
  help: "1 while public reads go to the replica, 0 while they go to the primary.",
});
// A process without a replica reports nothing, rather than 0.
isInUse.remove();

const primaryOnly = new AsyncLocalStorage<true>();

/** For a caller that may know of a change of which this process has not heard yet. */
export const readFromPrimary = <Result>(run: () => Result): Result => primaryOnly.run(true, run);

/**
 * Reads from a replica while it answers and has everything of which this process has heard, otherwise from the primary. So a page
 * that is rendered because of a change shows it, however far the replica is behind.
 */
export function followReplica({ primary, atMost, logger, ...options }: ReplicaOptions) {
  const replica = createPool({ ...options, connectTimeoutMs, onError: () => {} });
  const primaryReads = createNamedPool(primary, { atMost });
  const replicaReads = createNamedPool(replica);
  let changes = 0;
  let isCurrent = false;
  let isStopped = false;
  let lostBecause = "";
  let wake = new AbortController();

  const lose = (reason: string) => {
    isCurrent = false;
    isInUse.set(0);
    if (lostBecause !== reason) logger.warn({ reason }, "public reads go to the primary");
    lostBecause = reason;
  };
  const find = () => {
    isCurrent = true;
    isInUse.set(1);
    if (lostBecause) logger.info("public reads go to the replica");
    lostBecause = "";
  };

  /** Whether the replica has what the primary has at this moment, as soon as it does. */
  async function look(): Promise<void> {
    const seen = changes;
    const position = await positionOf(primary).catch(() => null);
    // While the primary is down nothing changes, so the replica stays current.
    if (position === null) return;
    const until = performance.now() + maxLagMs;
    while (seen === changes && !isStopped) {
      const state = await stateOf(replica, position);
      if (!state.isReplica) return lose("not a replica");
      if (state.hasReached) return seen === changes ? find() : undefined;
      if (performance.now() > until) return lose("behind");
      await pause(pollIntervalMs);
    }
  }

  async function follow(): Promise<void> {
    while (!isStopped) {
      wake = new AbortController();
      const { signal } = wake;
      const seen = changes;
      await look().catch((error: Error) => lose(error.message));
      if (seen === changes) await pause(checkIntervalMs, undefined, { signal }).catch(() => {});
    }
  }
  const following = follow();

  const wrapped = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const reads = {
    async connect() {
      if (!isCurrent || primaryOnly.getStore()) return primaryReads.connect();
      try {
        const client = await replicaReads.connect();
        const known = wrapped.get(client) ?? orPrimary(client, primaryReads, lose);
        wrapped.set(client, known);
        return known;
      } catch (error) {
        lose((error as Error).message);
        return primaryReads.connect();
      }
    },
    end: async () => {},
  } as PostgresPool;

  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: reads }) }) as Database,
    /** From here on the primary is read from, until the replica has what it has now. */
    noteChange() {
      changes++;
      isCurrent = false;
      wake.abort();
    },
    async stop() {
      isStopped = true;
      wake.abort();
      await following;
      await replica.end();
    },
  };
}

/** A statement that the replica fails to answer is sent to the primary, unless it is a part of a transaction. */
function orPrimary(
  client: PostgresPoolClient,
  primary: PostgresPool,
  lose: (reason: string) => void,
): PostgresPoolClient {
  let isInTransaction = false;
  const query = (text: never, values: never) => {
    if (text === "begin") isInTransaction = true;
    if (text === "commit" || text === "rollback") isInTransaction = false;
    const answer: Promise<unknown> = client.query(text, values);
    return answer.catch(async (error: Error) => {
      if (isInTransaction || !isDatabaseUnavailable(error) || isStatementTimeout(error)) {
        throw error;
      }
      lose(error.message);
      const other = await primary.connect();
      try {
        return await other.query(text, values);
      } finally {
        other.release();
      }
    });
  };
  return { query: query as never, release: () => client.release() };
}

async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ at: string }>("select pg_current_wal_lsn() as at");
  return rows[0]?.at ?? "";
}

/** A promoted server is no longer a replica: two servers that take writes diverge. */
async function stateOf(replica: pg.Pool, position: string) {
  const { rows } = await replica.query<{ isReplica: boolean; hasReached: boolean }>(
    `select pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReached"`,
    [position],
  );
  return rows[0] ?? { isReplica: false, hasReached: false };
}
