import { statfs } from "node:fs/promises";
import { Gauge } from "@takujo/runtime/metrics/metrics";

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
