import { Gauge } from "prom-client";
import { type createPool, waitingFor } from "../database/database.ts";

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
