import { Gauge } from "prom-client";
import type { Database } from "../database/database.ts";
import { type QueueState, selectQueueState } from "./queries.ts";

/**
 * What the database knows of the queue, asked for whenever the metrics are. Servers tell it as well as workers, so that it is
 * known when no worker is left.
 */
export function measureQueue(db: Database): void {
  let asked: Promise<QueueState | null> | undefined;
  /** All metrics are collected at once; these share one query. Null while the database does not answer. */
  const queueState = () => {
    asked ??= selectQueueState(db)
      .catch(() => null)
      .finally(() => (asked = undefined));
    return asked;
  };
  const measure = (name: string, help: string, value: (state: QueueState) => number) =>
    new Gauge({
      name,
      help,
      async collect() {
        const state = await queueState();
        if (state) this.set(value(state));
        else this.remove();
      },
    });
  measure(
    "takujo_queue_age_seconds",
    "For how long the oldest job that is due has been waiting.",
    ({ age }) => age,
  );
  measure("takujo_queue_dead_jobs", "Jobs that failed for the last time.", ({ dead }) => dead);
  measure(
    "takujo_queue_waiting_jobs",
    "Jobs that are due and not taken yet.",
    ({ waiting }) => waiting,
  );
}
