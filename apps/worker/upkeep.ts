import { setTimeout as wait } from "node:timers/promises";
import { keepUpAlone } from "@takujo/games/upkeep/index";
import type { Database } from "@takujo/runtime/database";
import type { Logger } from "@takujo/runtime/logger";

/** Seats of a hold that ran out are free again within this time, also where nobody asks for them. */
const betweenLooks = 5_000;

/** Not a job of the queue, whose clock knows minutes only. */
export function keepUpWithTime(db: Database, logger: Logger) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const work = async () => {
    while (!signal.aborted) {
      await keepUpAlone(db).catch((error: Error) => {
        logger.warn({ reason: error.message }, "what is due could not be done");
      });
      await wait(betweenLooks, undefined, { signal }).catch(() => {});
    }
  };
  const working = work();
  /** Waits for what has begun. */
  return () => {
    leaving.abort();
    return working;
  };
}
