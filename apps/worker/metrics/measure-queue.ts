import type { Database } from "@takujo/runtime/database/database";
import { Gauge } from "@takujo/runtime/metrics/metrics";
import { type QueueState, selectQueueState, selectSeats } from "./queries.ts";

/** What the database knows, asked for whenever the metrics are. Every worker tells the same. */
export function measureQueue(db: Database): void {
  let asked: Promise<QueueState> | undefined;
  /** All metrics are collected at once; those of the queue share one query. */
  const queueState = () => {
    asked ??= selectQueueState(db).finally(() => (asked = undefined));
    return asked;
  };
  new Gauge({
    name: "takujo_queue_age_seconds",
    help: "For how long the oldest job that is due has been waiting.",
    async collect() {
      this.set((await queueState()).age);
    },
  });
  new Gauge({
    name: "takujo_queue_dead_jobs",
    help: "Jobs that failed for the last time.",
    async collect() {
      this.set((await queueState()).dead);
    },
  });
  new Gauge({
    name: "takujo_queue_waiting_jobs",
    help: "Jobs that are due and not taken yet.",
    async collect() {
      this.set((await queueState()).waiting);
    },
  });
  new Gauge({
    name: "takujo_seats",
    help: "Seats of sessions to come: taken, and in all.",
    labelNames: ["state"],
    async collect() {
      const { taken, capacity } = await selectSeats(db);
      this.set({ state: "taken" }, taken);
      this.set({ state: "all" }, capacity);
    },
  });
}
