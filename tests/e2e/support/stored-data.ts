import type { Page } from "@playwright/test";

/** What a page's database stores on the device, as someone who takes the device could read it. */
export const storedOn = (page: Page, database: "reception" | "ticket") =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === name)) return null;
    const request = indexedDB.open(name);
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      request.onsuccess = () => resolve(request.result);
      // It was deleted after it was listed: opening must not create it again.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => resolve(null);
    });
    if (!db) return null;
    const names = [...db.objectStoreNames];
    const stores = db.transaction(names);
    const all = (store: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const rows = stores.objectStore(store).getAll();
        rows.onsuccess = () => resolve(rows.result);
      });
    const rows = new Map(
      await Promise.all(names.map(async (store) => [store, await all(store)] as const)),
    );
    db.close();
    const keys = (rows.get("key") ?? []) as unknown as CryptoKey[];
    const data = names.filter((store) => store !== "key").flatMap((store) => rows.get(store) ?? []);
    return {
      counts: Object.fromEntries([...rows].map(([store, { length }]) => [store, length])),
      isExtractable: keys.some(({ extractable }) => extractable),
      text: data
        .map((row) => new TextDecoder().decode(row["data"] as ArrayBuffer) + JSON.stringify(row))
        .join(),
    };
  }, database);

/** Lets the time at which everything of a store is deleted have passed. */
export const outdateStored = (page: Page, database: "reception" | "ticket", store: string) =>
  page.evaluate(
    async ([name, storeName]) => {
      const request = indexedDB.open(name);
      await new Promise((resolve) => {
        request.onsuccess = resolve;
      });
      const rows = request.result.transaction(storeName, "readwrite").objectStore(storeName);
      await new Promise<void>((resolve) => {
        rows.openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return resolve();
          cursor.update({ ...cursor.value, forgetAt: new Date(0).toISOString() });
          cursor.continue();
        };
      });
      request.result.close();
    },
    [database, store] as const,
  );
