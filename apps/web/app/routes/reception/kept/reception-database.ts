/** Also deleted when somebody signs out: shell/session/forget-kept.ts. */
export const databaseName = "reception";

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
export interface SealedList extends Sealed {
  eventId: string;
  /** In plain, so that a list is forgotten without being read. */
  forgetAt: string;
}
export interface SealedMark extends Sealed {
  /** The order in which marks were made. */
  place?: number;
  eventId: string;
  nonce: string;
  /** The server has it; it stays until a newer list shows it. */
  isSent: boolean;
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore("key");
    db.createObjectStore("list", { keyPath: "eventId" });
    const marks = db.createObjectStore("mark", { keyPath: "place", autoIncrement: true });
    marks.createIndex("nonce", "nonce", { unique: true });
  };
  const db = await settled(request);
  // Who signs out in another tab deletes it all, and must not wait for this one.
  db.onversionchange = () => db.close();
  return db;
}

/** A connection for each piece of work: none is in the way when everything is to be forgotten. */
export async function inDatabase<Result>(
  mode: IDBTransactionMode,
  work: (stores: {
    key: IDBObjectStore;
    list: IDBObjectStore;
    mark: IDBObjectStore;
  }) => Promise<Result>,
): Promise<Result> {
  const db = await open();
  try {
    const transaction = db.transaction(["key", "list", "mark"], mode);
    const [key, list, mark] = ["key", "list", "mark"].map((name) => transaction.objectStore(name));
    const stores = { key, list, mark } as Record<"key" | "list" | "mark", IDBObjectStore>;
    const [result] = await Promise.all([work(stores), finished(transaction)]);
    return result;
  } finally {
    db.close();
  }
}

export { settled };
