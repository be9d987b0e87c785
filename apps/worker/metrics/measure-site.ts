import { statfs } from "node:fs/promises";
import type { Database } from "@takujo/runtime/database/database";
import { Gauge } from "@takujo/runtime/metrics/metrics";
import { selectSeats } from "./queries.ts";

/** Free disk space for images. */
export function measureDisk(folder: string): void {
  new Gauge({
    name: "takujo_storage_free_bytes",
    help: "Bytes that are left on the disk of images.",
    async collect() {
      // The folder is created with the first image.
      const disk = await statfs(folder).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}

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
