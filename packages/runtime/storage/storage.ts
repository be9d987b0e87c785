import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { DomainError } from "../domain-error.ts";
import type { StorageSettings } from "./storage-settings.ts";

/** Files by key. Reachable from outside only through an API. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null if there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Succeeds if the file does not exist. */
  remove(key: string): Promise<void>;
  /** The keys below a folder. */
  list(folder: string): Promise<string[]>;
}

const unavailable = async () => {
  throw new DomainError("unavailable", "This process has no storage.");
};

export const noStorage: Storage = {
  put: unavailable,
  get: unavailable,
  remove: unavailable,
  list: unavailable,
};

export async function createStorage(settings: StorageSettings): Promise<Storage> {
  const disk = new Disk(await driverFor(settings));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      if (!(await disk.exists(key))) return null;
      return Buffer.from(await disk.getBytes(key));
    },
    remove: (key) => disk.delete(key),
    async list(folder) {
      const keys: string[] = [];
      let page: Awaited<ReturnType<Disk["listAll"]>> | undefined;
      do {
        const next = page?.paginationToken && { paginationToken: page.paginationToken };
        page = await disk.listAll(`${folder}/`, { recursive: true, ...next });
        for (const found of page.objects) if (found.isFile) keys.push(found.key);
      } while (page.paginationToken);
      // A bucket knows no folders, only beginnings of keys.
      return keys.filter((key) => key.startsWith(`${folder}/`));
    },
  };
}

async function driverFor(settings: StorageSettings) {
  if (settings.kind === "disk") {
    return new FSDriver({ location: settings.folder, visibility: "private" });
  }
  // Loaded lazily: it is large, and most sites store files in a folder.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    region,
    bucket,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Access is set on the bucket: many services have no access rights per object.
    supportsACL: false,
    visibility: "private",
    // Services other than Amazon's refuse the checksums that its client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
