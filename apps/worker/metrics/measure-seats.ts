import type { Database } from "@takujo/runtime/database/database";
import { Gauge } from "@takujo/runtime/metrics/metrics";
import { selectSeats } from "./queries.ts";

/** Read with every scrape; absent while the database does not answer. */
export function measureSeats(db: Database): void {
  new Gauge({
    name: "takujo_seats",
    help: "Seats of sessions to come: taken, and in all.",
    labelNames: ["state"],
    async collect() {
      this.reset();
      const seats = await selectSeats(db).catch(() => null);
      if (!seats) return;
      this.set({ state: "taken" }, seats.taken);
      this.set({ state: "all" }, seats.capacity);
    },
  });
}
