import { fillDemo } from "../../packages/db/demo/fill-demo.ts";
import { createStorage } from "../../packages/runtime/storage/storage.ts";
import type { DemoEnv } from "./env.ts";

/** What visitors uploaded. The assets of builds, which the servers share, stand in another folder. */
const uploads = "image";

/** Fills the demo if it is fresh or due (see `fillDemo`), and then deletes what was uploaded. Returns whether it did. */
export async function resetDemo(
  { databaseUrl, storage: settings }: Pick<DemoEnv, "databaseUrl" | "storage">,
  isDue: (filledAt: Date) => boolean,
): Promise<boolean> {
  const storage = await createStorage(settings);
  // Listed before, so that later uploads are not deleted.
  const files = await storage.list(uploads);
  if (!(await fillDemo(databaseUrl, isDue))) return false;
  for (const file of files) await storage.remove(file);
  return true;
}
