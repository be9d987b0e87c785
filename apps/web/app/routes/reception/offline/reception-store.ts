import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AnyMark, QueuedMark } from "../marks/send-marks.ts";

/** A device's encrypted data of one event: the list and the marks made on it. Its loans are stored under a separate key. */
export function receptionStore<List extends { forgetAt: string }, Mark extends AnyMark>(
  eventId: string,
) {
  const ofEvent = (mark: SealedMark) => mark.eventId === eventId;

  return {
    async readList(): Promise<List | undefined> {
      const sealed = await inDatabase((db) => db.get("list", eventId));
      return sealed && unseal<List>(sealed);
    },

    /** Also deletes the marks that the server had before the list was requested. */
    async saveList(content: List, shown: string[]): Promise<void> {
      const sealed = await seal(content);
      await inDatabase(async (db) => {
        const work = db.transaction(["list", "mark"], "readwrite");
        const marks = work.objectStore("mark");
        await work.objectStore("list").put({ eventId, forgetAt: content.forgetAt, ...sealed });
        for (const nonce of shown) {
          const place = await marks.index("nonce").getKey(nonce);
          if (place !== undefined) await marks.delete(place);
        }
        await work.done;
      });
    },

    async readMarks(): Promise<QueuedMark<Mark>[]> {
      const rows = await inDatabase((db) => db.getAll("mark"));
      return Promise.all(
        rows.filter(ofEvent).map(async (row) => ({
          ...(await unseal<QueuedMark<Mark>>(row)),
          isSent: row.isSent,
        })),
      );
    },

    async addMark(mark: QueuedMark<Mark>): Promise<void> {
      const sealed = await seal(mark);
      await inDatabase((db) =>
        db.add("mark", { eventId, nonce: mark.nonce, isSent: false, ...sealed }),
      );
    },

    async noteSent(nonces: string[]): Promise<void> {
      await inDatabase(async (db) => {
        const work = db.transaction("mark", "readwrite");
        for (const nonce of nonces) {
          const row = await work.store.index("nonce").get(nonce);
          if (row) await work.store.put({ ...row, isSent: true });
        }
        await work.done;
      });
    },

    /** `withMarks`: also deletes unsent marks, because they would be refused. */
    async forget({ withMarks }: { withMarks: boolean }): Promise<void> {
      await inDatabase(async (db) => {
        const work = db.transaction(["list", "mark"], "readwrite");
        const marks = work.objectStore("mark");
        await work.objectStore("list").delete(eventId);
        for (const row of (await marks.getAll()).filter(ofEvent)) {
          if ((withMarks || row.isSent) && row.place !== undefined) await marks.delete(row.place);
        }
        await work.done;
      });
    },
  };
}

export type ReceptionStore<List extends { forgetAt: string }, Mark extends AnyMark> = ReturnType<
  typeof receptionStore<List, Mark>
>;

/** Deletes lists of past events. Unsent marks stay until they are sent. */
export async function forgetOldLists(now = new Date()): Promise<void> {
  await inDatabase(async (db) => {
    const work = db.transaction("list", "readwrite");
    for (const { eventId, forgetAt } of await work.store.getAll()) {
      if (Date.parse(forgetAt) <= now.getTime()) await work.store.delete(eventId);
    }
    await work.done;
  });
}

const algorithm = "AES-GCM";

/** Created on this device and not extractable, not even by our own scripts. */
async function readKey(): Promise<CryptoKey> {
  const known = await inDatabase((db) => db.get("key", "own"));
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return inDatabase(async (db) => {
    const work = db.transaction("key", "readwrite");
    // Another tab may have created one first.
    const first = await work.store.get("own");
    if (!first) await work.store.put(made, "own");
    await work.done;
    return first ?? made;
  });
}

async function seal(content: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, await readKey(), text) };
}

async function unseal<Content>({
  iv,
  data,
}: {
  iv: BufferSource;
  data: BufferSource;
}): Promise<Content> {
  const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, await readKey(), data);
  return JSON.parse(new TextDecoder().decode(bytes)) as Content;
}

/** Also deleted on sign-out: see `forgetStoredData` of the session. */
const databaseName = "reception";

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
interface SealedList extends Sealed {
  eventId: string;
  /** Not encrypted, so that an old list can be deleted without reading it. */
  forgetAt: string;
}
interface SealedMark extends Sealed {
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
async function inDatabase<Result>(
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
