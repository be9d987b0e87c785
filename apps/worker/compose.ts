import { EventEmitter } from "node:events";
import { join } from "node:path";
import { createMailer } from "@takujo/email/mailer";
import { createDatabase, createPool } from "@takujo/runtime/database";
import type { Logger } from "@takujo/runtime/logger";
import { createStorage } from "@takujo/runtime/storage/storage";
import { run, type WorkerEvents } from "graphile-worker";
import type { WorkerEnv } from "./env.ts";
import { patientMailer } from "./mail/patient-mailer.ts";
import { freeAbandonedJobs, showPresence } from "./presence/presence.ts";
import { queueLogger } from "./queue-logger.ts";
import { createTasks } from "./tasks/index.ts";
import { keepUpWithTime } from "./upkeep.ts";

/** Presence, the queue's listener, the looks for what is left behind and for what is due, and the lock of the latter. */
const ownConnections = 6;

/** A job that waits for its hour is found by looking: what is to be published at a time is public this much later at most. */
const betweenLooks = 1_000;

/** Puts the parts together and begins to work. */
export async function compose(env: WorkerEnv, logger: Logger) {
  const { concurrency, organizer, mailFrom, origin, signingSecret, smtpUrl } = env;
  const pool = createPool({
    connectionString: env.databaseUrl,
    max: concurrency + ownConnections,
    timeouts: env.databaseTimeouts,
    onError: (error) => logger.warn({ reason: error.message }, "database connection lost"),
  });
  const db = createDatabase(pool);
  const mailer = patientMailer(
    createMailer({ smtpUrl, from: mailFrom, connections: concurrency }),
    db,
    logger,
  );
  const storage = await createStorage(env.storage);
  const events = new EventEmitter() as WorkerEvents;
  let leave = () => {};
  events.on("pool:create", ({ workerPool }) => {
    leave = showPresence(pool, workerPool.id, logger);
  });
  const stopFreeing = freeAbandonedJobs(db, logger);
  const stopUpkeep = keepUpWithTime(db, logger);
  const runner = await run({
    pgPool: pool,
    concurrency,
    pollInterval: betweenLooks,
    events,
    noHandleSignals: true,
    // Only what it counts as a batch does the queue wait for when it stops: without this, a mail that was
    // sent in the last moment would be sent again by the next worker.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    gracefulShutdownAbortTimeout: env.shutdownGrace,
    crontabFile: join(import.meta.dirname, "crontab"),
    taskList: createTasks({ db, mailer, organizer, origin, storage, signingSecret }),
    logger: queueLogger(logger),
  });
  return {
    /** Settles when the queue has stopped, whatever stopped it. */
    ended: runner.promise,
    /** Takes no more jobs and waits for those that run. */
    stop: () => runner.stop(),
    async close() {
      stopFreeing();
      await stopUpkeep();
      mailer.close();
      leave();
      await pool.end();
    },
  };
}
