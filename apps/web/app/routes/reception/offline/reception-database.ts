import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Also deleted on sign-out: see `forgetStoredData` of the session. */
export const databaseName = "reception";

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
export interface SealedList extends Sealed {
  eventId: string;
  /** Not encrypted, so that an old list can be deleted without reading it. */
  forgetAt: string;
}
export interface SealedMark extends Sealed {
  /** The order in which the marks were made. */
  place?: number;
  eventId: string;
  nonce: string;
  /** The server has it; it stays until a newer list includes it. */
  isSent: boolean;
}

interface ReceptionSchema extends DBSchema {
  key: { key: string; value: CryptoKey };
  list: { key: string; value: SealedList };
  mark: { key: number; value: SealedMark; indexes: { nonce: string } };
}

/** Opens a connection for each operation, so that none blocks the deletion of the database. */
export async function inDatabase<Result>(
  work: (db: IDBPDatabase<ReceptionSchema>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<ReceptionSchema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore("key");
      db.createObjectStore("list", { keyPath: "eventId" });
      const marks = db.createObjectStore("mark", { keyPath: "place", autoIncrement: true });
      marks.createIndex("nonce", "nonce", { unique: true });
    },
    // A sign-out in another tab deletes the database, and must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
