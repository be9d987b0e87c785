import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStorage } from "@takujo/runtime/storage/storage";

/** A folder of the test's own. */
export async function temporaryStorage() {
  const folder = await mkdtemp(join(tmpdir(), "takujo-storage-"));
  const storage = await createStorage({ kind: "disk", folder });
  return { folder, storage, remove: () => rm(folder, { recursive: true, force: true }) };
}
