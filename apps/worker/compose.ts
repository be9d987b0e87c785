import { setTimeout as wait } from "node:timers/promises";
import { runDueWorkUnlessRunning } from "@takujo/booking/tables/index";
import { expectMigrated } from "@takujo/db/missing-migrations";
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
import type { WorkerEnv } from "./env.ts";
import { createOutageAwareMailer } from "./mail/outage-aware-mailer.ts";
import { measureDisk, measureSeats } from "./metrics/measure-site.ts";
import { purgeChangedPages } from "./purge/purge.ts";
import { connectionsOfLanes, runLanes } from "./run-lanes.ts";
import { createTasks } from "./tasks/index.ts";
import { messagesInFlight } from "./tasks/message-mail.ts";

/** The lock of due work, and its four transactions. */
const dueWorkConnections = 5;

/** Builds the worker from its environment and starts it. */
export async function compose(env: WorkerEnv, logger: Logger, reporter?: ErrorReporter) {
  const { concurrency, organizer, mailFrom, origin, signingSecret, smtpUrl, inquiryMailbox } = env;
  const { adminUserIds, messagesPerSecond } = env;
  const pool = createPool({
    connectionString: env.databaseUrl,
    max: connectionsOfLanes(concurrency) + messagesInFlight - 1 + dueWorkConnections,
    timeouts: env.databaseTimeouts,
    onError: (error) => logger.warn({ reason: error.message }, "database connection lost"),
  });
  // Jobs of this build would fail on older tables; the supervisor tries again.
  await expectMigrated(pool);
  const db = createDatabase(pool);
  const mailer = createOutageAwareMailer(createMailer({ smtpUrl, from: mailFrom }), db, logger);
  const storage = await createStorage(env.storage);
  const stopDueWork = repeatDueWork(db, logger);
  const purging =
    env.purge && purgeChangedPages({ ...env.purge, databaseUrl: env.databaseUrl, logger });
  const tasks = createTasks(
    {
      ...{ db, mailer, messagesPerSecond, organizer, origin, storage, signingSecret },
      ...{ adminUserIds, inquiryMailbox },
    },
    logger,
  );
  const readiness = createReadinessProbe(env.databaseUrl);
  readiness.watchClock(logger);
  const running = await runLanes({
    ...{ pool, db, tasks, concurrency, logger, reporter },
    shutdownGrace: env.shutdownGrace,
    // Tasks ask this machine what time it is: what is to be sent, and whether it still holds.
    mayWork: readiness.isClockRight,
  });
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
    ended: running.ended,
    stop: running.stop,
    async close() {
      metrics?.stop();
      running.close();
      await stopDueWork();
      await purging?.stop();
      mailer.close();
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
