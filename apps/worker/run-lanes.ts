import { EventEmitter } from "node:events";
import { join } from "node:path";
import { MailError } from "@takujo/email/mail-error";
import type { createPool, Database } from "@takujo/runtime/database/database";
import { DeadlineError } from "@takujo/runtime/deadline";
import type { ErrorReporter } from "@takujo/runtime/errors/error-reporter";
import type { Logger } from "@takujo/runtime/logger";
import { run, type WorkerEvents } from "graphile-worker";
import { countJobs } from "./metrics/count-work.ts";
import { freeAbandonedJobs, showPresence } from "./presence/presence.ts";
import { queueLogger } from "./queue-logger.ts";
import { createQueuePool, type QueuePoolOptions } from "./queue-pool.ts";
import { type Lane, laneSettings, lanes, type Tasks } from "./tasks/task.ts";

/** Poll interval for jobs with a start time: scheduled content becomes public at most this much later. */
const pollIntervalMs = 1_000;

/** How long jobs may go on when the queue has failed. */
const afterFailure = 2_000;

/**
 * Told of each new job. The others look every second: told too, each would search past all the jobs that wait in other lanes,
 * for each job that is added.
 */
const listening: readonly Lane[] = ["codes", "mails"];

export const laneNames = Object.keys(lanes) as Lane[];

export const slotsOf = (lane: Lane, concurrency: number) => laneSettings(lane).slots ?? concurrency;

/** Presence, the search for abandoned jobs, and the listeners. */
export const connectionsOfLanes = (concurrency: number): number =>
  laneNames.reduce((sum, lane) => sum + slotsOf(lane, concurrency), 2 + listening.length);

interface LanesOptions {
  pool: ReturnType<typeof createPool>;
  db: Database;
  tasks: Tasks;
  concurrency: number;
  shutdownGrace: number;
  logger: Logger;
  reporter: ErrorReporter | undefined;
  /** While it says no, no job is begun. */
  mayWork: () => boolean;
}

/** A queue for each lane, with its own slots, over one pool of connections. */
export async function runLanes(options: LanesOptions) {
  const { pool, db, logger } = options;
  const failed = Promise.withResolvers<never>();
  // Until then, other workers would take its jobs for abandoned ones.
  let isPresent = false;
  const mayTake = () => isPresent && options.mayWork();
  const running = await Promise.all(
    laneNames.map((lane) => runLane(lane, options, { mayTake, onFailure: failed.reject })),
  );
  const poolIds = running.map(({ poolId }) => poolId);
  const leave = showPresence(pool, poolIds, logger, () => {
    isPresent = true;
  });
  const stopFreeing = freeAbandonedJobs(db, poolIds, logger);
  return {
    /** Settles when a queue has stopped, for whatever reason. */
    ended: Promise.race([failed.promise, ...running.map(({ runner }) => runner.promise)]),
    /** Takes no new jobs and waits for the running ones. */
    async stop() {
      await Promise.all(running.map(({ stop }) => stop()));
    },
    close() {
      stopFreeing();
      for (const { close } of running) close();
      leave();
    },
  };
}

async function runLane(
  lane: Lane,
  { pool, db, tasks, concurrency, shutdownGrace, logger, reporter }: LanesOptions,
  { mayTake, onFailure }: Required<Pick<QueuePoolOptions, "mayTake" | "onFailure">>,
) {
  const events = new EventEmitter() as WorkerEvents;
  const queue = createQueuePool(pool, {
    onFailure,
    isListening: listening.includes(lane),
    mayTake,
  });
  countJobs(events);
  const created = Promise.withResolvers<string>();
  events.on("pool:create", ({ workerPool }) => created.resolve(workerPool.id));
  events.on("job:error", ({ job: { id: jobId, task_identifier: task }, error }) => {
    if (error instanceof DeadlineError) {
      const { neighbor } = laneSettings(lane);
      logger.error({ task, jobId, lane, neighbor, reason: error.message }, "job given up");
    }
    // An unreachable mail server shows in the metrics.
    if (error instanceof MailError) return;
    reporter?.report({ error, what: "job failed", tags: { task } });
  });
  // The queue gives up when it cannot write that a job is done, as when PostgreSQL stays away. It should then end by itself, but when
  // two jobs fail so, one after the other, it counts wrong and waits for ever (graphile-worker 0.18, `batch`), taking no jobs.
  events.on("pool:fatalError", ({ error }) => setTimeout(onFailure, afterFailure, error));
  const runner = await run({
    pgPool: queue.pool,
    concurrency: slotsOf(lane, concurrency),
    pollInterval: pollIntervalMs,
    events,
    noHandleSignals: true,
    // When stopping, the queue waits only for jobs that it counts as a batch. Without this, a mail sent in the
    // last moment would be sent again by the next worker.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    gracefulShutdownAbortTimeout: shutdownGrace,
    // What the crontab adds goes to whichever lane it is of.
    ...(lane === "site"
      ? { crontabFile: join(import.meta.dirname, "crontab") }
      : { parsedCronItems: [] }),
    taskList: Object.fromEntries(Object.entries(tasks).filter(([, task]) => task.lane === lane)),
    logger: queueLogger(logger),
  });
  const poolId = await created.promise;
  const stopFreeingLost = queue.freeLostJobs(db, poolId, logger);
  return {
    poolId,
    runner,
    stop() {
      queue.stop();
      return runner.stop();
    },
    close: stopFreeingLost,
  };
}
