import { setTimeout as wait } from "node:timers/promises";
import { runDueWorkUnlessRunning } from "@takujo/booking/tables/index";
import type { Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";

/** Upper bound on how long seats of an expired hold stay taken if nobody wants them. */
const pollIntervalMs = 5_000;

/** Not a job of the queue, whose schedule has a resolution of one minute. Returns the function that stops it. */
export function repeatDueWork(db: Database, logger: Logger) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = async () => {
    while (!signal.aborted) {
      await runDueWorkUnlessRunning(db).catch((error: Error) => {
        logger.warn({ reason: error.message }, "what is due could not be done");
      });
      await wait(pollIntervalMs, undefined, { signal }).catch(() => {});
    }
  };
  const working = work();
  /** Waits for work in progress. */
  return () => {
    leaving.abort();
    return working;
  };
}
