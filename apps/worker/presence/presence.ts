import type { createPool, Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import { takePresence, unlockAbandonedJobs } from "./queries.ts";

type Pool = ReturnType<typeof createPool>;

const retryIntervalMs = 1_000;
const pollIntervalMs = 5_000;

/**
 * Shows other workers that this one is alive. If its connection breaks, others may take over its jobs until it reconnects; a
 * mail may then be sent twice, under the same Message-ID.
 */
export function showPresence(
  pool: Pool,
  poolIds: readonly string[],
  logger: Logger,
  onShown: () => void = () => {},
) {
  let isStopped = false;
  let leave = () => {};
  const show = async (): Promise<void> => {
    if (isStopped) return;
    try {
      const connection = await pool.connect();
      if (isStopped) return connection.release();
      const lost = Promise.withResolvers<void>();
      leave = lost.resolve;
      connection.on("error", () => lost.resolve());
      try {
        await takePresence(connection, poolIds);
        onShown();
        await lost.promise;
      } finally {
        // Destroyed rather than reused: the lock belongs to the connection.
        connection.release(true);
      }
    } catch (error) {
      logger.warn({ reason: (error as Error).message }, "presence could not be shown");
    }
    if (!isStopped) setTimeout(show, retryIntervalMs);
  };
  void show();
  return () => {
    isStopped = true;
    leave();
  };
}

/** Looks for jobs of killed workers, at the start and then periodically. Its own are its own matter (`queue-pool.ts`). */
export function freeAbandonedJobs(db: Database, ownPoolIds: readonly string[], logger: Logger) {
  const look = async () => {
    try {
      const workers = await unlockAbandonedJobs(db, ownPoolIds);
      if (workers > 0) logger.warn({ workers }, "jobs of workers that are gone were freed");
    } catch (error) {
      logger.warn({ reason: (error as Error).message }, "abandoned jobs could not be looked for");
    }
  };
  void look();
  const looking = setInterval(look, pollIntervalMs);
  return () => clearInterval(looking);
}
