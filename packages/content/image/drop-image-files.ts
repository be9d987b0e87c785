import type { Storage } from "@takujo/runtime/storage/storage";
import { allKeys } from "./storage-keys.ts";

export async function dropImageFiles(storage: Storage, id: string): Promise<void> {
  for (const key of allKeys(id)) await storage.remove(key);
}
