/** What pages at the door keep on a device of somebody who may work there. */
const name = "reception";

/** Whoever signs out leaves nothing of it behind. */
export async function forgetKept(): Promise<void> {
  try {
    indexedDB.deleteDatabase(name);
    for (const cache of await caches.keys()) {
      if (cache.startsWith(`${name} `)) await caches.delete(cache);
    }
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
