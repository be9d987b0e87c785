import { statfs } from "node:fs/promises";
import { Gauge } from "@takujo/runtime/metrics/metrics";

/** How much room is left where images are. */
export function measureDisk(folder: string): void {
  new Gauge({
    name: "takujo_storage_free_bytes",
    help: "Bytes that are left on the disk of images.",
    async collect() {
      // The folder comes with the first image.
      const disk = await statfs(folder).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}
