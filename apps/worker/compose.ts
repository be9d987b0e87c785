import { EventEmitter } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runDueWorkUnlessRunning } from "@takujo/booking/tables/index";
import { expectMigrated } from "@takujo/db/missing-migrations";
import { MailError } from "@takujo/email/mail-error";
import { createMailer } from "@takujo/email/mailer";
import {
  createDatabase,
  createPool,
  createReadinessProbe,
  type Database,
} from "@takujo/runtime/database/database";
import type { ErrorReporter } from "@takujo/runtime/errors/error-reporter";
import type { Logger } from "@takujo/runtime/logger";
import { measurePool, measureQueue } from "@takujo/runtime/metrics/measure-database";
import { startMetricsServer } from "@takujo/runtime/metrics/metrics-server";
import { createStorage } from "@takujo/runtime/storage/storage";
import { run, type WorkerEvents } from "graphile-worker";
import type { WorkerEnv } from "./env.ts";
import { createOutageAwareMailer } from "./mail/outage-aware-mailer.ts";
import { countJobs } from "./metrics/count-work.ts";
import { measureDisk, measureSeats } from "./metrics/measure-site.ts";
import { freeAbandonedJobs, showPresence } from "./presence/presence.ts";
import { purgeChangedPages } from "./purge/purge.ts";
import { queueLogger } from "./queue-logger.ts";
import { createQueuePool } from "./queue-pool.ts";
import { createTasks } from "./tasks/index.ts";
import { messagesInFlight } from "./tasks/message-mail.ts";

/** Connections for presence, the queue's listener, the searches for abandoned jobs and for due work, and the lock of the latter. */
const ownConnections = 6;

/** Poll interval for jobs with a start time: scheduled content becomes public at most this much later. */
const pollIntervalMs = 1_000;

/** How long jobs may go on when the queue has failed. */
const afterFailure = 2_000;

/** Builds the worker from its environment and starts it. */
export async function compose(env: WorkerEnv, logger: Logger, reporter?: ErrorReporter) {
  const { concurrency, organizer, mailFrom, origin, signingSecret, smtpUrl, inquiryMailbox } = env;
  const { adminUserIds, messagesPerSecond } = env;
  const pool = createPool({
    connectionString: env.databaseUrl,
    max: concurrency + ownConnections + messagesInFlight - 1,
    timeouts: env.databaseTimeouts,
    onError: (error) => logger.warn({ reason: error.message }, "database connection lost"),
  });
  // Jobs of this build would fail on older tables; the supervisor tries again.
  await expectMigrated(pool);
  const db = createDatabase(pool);
  const mailer = createOutageAwareMailer(
    // A separate limit for messages, so that no other mail waits for them.
    createMailer({
      smtpUrl,
      from: mailFrom,
      connections: concurrency + messagesInFlight,
    }),
    db,
    logger,
  );
  const storage = await createStorage(env.storage);
  const events = new EventEmitter() as WorkerEvents;
  const failed = Promise.withResolvers<never>();
  const queue = createQueuePool(pool, { onFailure: failed.reject });
  let poolId: string | undefined;
  let leave = () => {};
  let stopFreeingLost = () => {};
  events.on("pool:create", ({ workerPool }) => {
    poolId = workerPool.id;
    leave = showPresence(pool, poolId, logger);
    stopFreeingLost = queue.freeLostJobs(db, poolId, logger);
  });
  if (env.metrics) countJobs(events);
  events.on("job:error", ({ job, error }) => {
    // An unreachable mail server shows in the metrics.
    if (error instanceof MailError) return;
    reporter?.report({ error, what: "job failed", tags: { task: job.task_identifier } });
  });
  // The queue gives up when it cannot write that a job is done, as when PostgreSQL stays away. It should then end by itself, but when
  // two jobs fail so, one after the other, it counts wrong and waits for ever (graphile-worker 0.18, `batch`), taking no jobs.
  events.on("pool:fatalError", ({ error }) => setTimeout(failed.reject, afterFailure, error));
  const stopFreeing = freeAbandonedJobs(db, () => poolId, logger);
  const stopDueWork = repeatDueWork(db, logger);
  const purging =
    env.purge && purgeChangedPages({ ...env.purge, databaseUrl: env.databaseUrl, logger });
  const runner = await run({
    pgPool: queue.pool,
    concurrency,
    pollInterval: pollIntervalMs,
    events,
    noHandleSignals: true,
    // When stopping, the queue waits only for jobs that it counts as a batch. Without this, a mail sent in the
    // last moment would be sent again by the next worker.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    gracefulShutdownAbortTimeout: env.shutdownGrace,
    crontabFile: join(import.meta.dirname, "crontab"),
    taskList: createTasks(
      {
        ...{ db, mailer, messagesPerSecond, organizer, origin, storage, signingSecret },
        ...{ adminUserIds, inquiryMailbox },
      },
      logger,
    ),
    logger: queueLogger(logger),
  });
  const readiness = createReadinessProbe(env.databaseUrl);
  if (env.metrics) {
    measurePool(pool);
    // Over a separate connection, so that they are reported even when the pool is exhausted.
    measureQueue(createDatabase(readiness.pool));
    measureSeats(createDatabase(readiness.pool));
    if (env.storage.kind === "disk") measureDisk(env.storage.folder);
  }
  const metrics =
    env.metrics && (await startMetricsServer({ ...env.metrics, probe: readiness.probe }));
  return {
    metricsPort: metrics?.port,
    /** Settles when the queue has stopped, for whatever reason. */
    ended: Promise.race([runner.promise, failed.promise]),
    /** Takes no new jobs and waits for the running ones. */
    stop() {
      queue.stop();
      return runner.stop();
    },
    async close() {
      metrics?.stop();
      stopFreeing();
      stopFreeingLost();
      await stopDueWork();
      await purging?.stop();
      mailer.close();
      leave();
      await readiness.close();
      await pool.end();
    },
  };
}

/** Upper bound on how long seats of an expired hold stay taken if nobody wants them. */
const dueIntervalMs = 5_000;

/** Not a job of the queue, whose schedule has a resolution of one minute. Returns the function that stops it. */
function repeatDueWork(db: Database, logger: Logger) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = async () => {
    while (!signal.aborted) {
      await runDueWorkUnlessRunning(db).catch((error: Error) => {
        logger.warn({ reason: error.message }, "what is due could not be done");
      });
      await wait(dueIntervalMs, undefined, { signal }).catch(() => {});
    }
  };
  const working = work();
  /** Waits for work in progress. */
  return () => {
    leaving.abort();
    return working;
  };
}
