import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { DomainError } from "../domain-error.ts";
import type { StorageSettings } from "./storage-settings.ts";

/** Files by their keys. Nobody outside reaches them but through an API. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Of what is not there, nothing is left either. */
  remove(key: string): Promise<void>;
}

const unavailable = async () => {
  throw new DomainError("unavailable", "This process has no storage.");
};

export const noStorage: Storage = { put: unavailable, get: unavailable, remove: unavailable };

export async function createStorage(settings: StorageSettings): Promise<Storage> {
  const disk = new Disk(await driverFor(settings));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      if (!(await disk.exists(key))) return null;
      return Buffer.from(await disk.getBytes(key));
    },
    remove: (key) => disk.delete(key),
  };
}

async function driverFor(settings: StorageSettings) {
  if (settings.kind === "disk") {
    return new FSDriver({ location: settings.folder, visibility: "private" });
  }
  // Loaded late: it is large, and most sites keep their files in a folder.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    region,
    bucket,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Who may read is the bucket's affair: many services know no rights of single objects.
    supportsACL: false,
    visibility: "private",
    // Services other than Amazon's refuse the sums that its client adds by itself.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
