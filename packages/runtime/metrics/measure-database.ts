import { Gauge } from "prom-client";
import { type createPool, type Database, waitingFor } from "../database/database.ts";
import { type QueueState, selectQueueState } from "./queries.ts";

/** How many connections of the pool are busy and idle, and how many callers wait for one. */
export function measurePool(pool: ReturnType<typeof createPool>): void {
  new Gauge({
    name: "takujo_database_connections",
    help: "Connections of the pool, by what they do.",
    labelNames: ["state"],
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: "takujo_database_waiting",
    help: "Callers that wait for a connection of the pool, or of their share of it.",
    collect() {
      this.set(waitingFor(pool));
    },
  });
}

/** Queue figures from the database, read with every scrape. Servers report them too, in case no worker is left. */
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
