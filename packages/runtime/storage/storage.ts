import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { DeadlineError, withDeadline } from "../deadline.ts";
import { DomainError } from "../domain-error.ts";
import { NeighborUnavailableError, networkCodes } from "../neighbor.ts";
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

/** For one file. A service may accept a connection and never answer, or send a byte now and then. */
const usualTimeoutMs = 10_000;

export async function createStorage(
  settings: StorageSettings,
  { timeoutMs = usualTimeoutMs } = {},
): Promise<Storage> {
  const disk = new Disk(await driverFor(settings, timeoutMs));
  const inTime = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withDeadline(timeoutMs, work).catch((error: Error) => {
      throw isAway(error)
        ? new NeighborUnavailableError(`storage: ${error.message}`, { cause: error })
        : error;
    });
  return {
    put: (key, bytes) => inTime(() => disk.put(key, bytes)),
    get: (key) =>
      inTime(async () => {
        try {
          return Buffer.from(await disk.getBytes(key));
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    remove: (key) => inTime(() => disk.delete(key)),
    async list(folder) {
      const keys: string[] = [];
      let page: Awaited<ReturnType<Disk["listAll"]>> | undefined;
      do {
        const next = page?.paginationToken && { paginationToken: page.paginationToken };
        page = await inTime(() => disk.listAll(`${folder}/`, { recursive: true, ...next }));
        for (const found of page.objects) if (found.isFile) keys.push(found.key);
      } while (page.paginationToken);
      // A bucket knows no folders, only beginnings of keys.
      return keys.filter((key) => key.startsWith(`${folder}/`));
    },
  };
}

interface StorageFault {
  code?: string;
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** An error of the file system, of the network, or an answer of the service. The library wraps most of them. */
const faultOf = (error: unknown): StorageFault =>
  error instanceof Error ? ((error.cause ?? error) as StorageFault) : {};

function isMissing(error: unknown): boolean {
  const { code, name } = faultOf(error);
  return code === "ENOENT" || name === "NoSuchKey";
}

/** Not reached, too slow, or not able to serve it now, as opposed to refusing it. */
function isAway(error: Error): boolean {
  if (error instanceof DeadlineError) return true;
  const { code = "", name, $metadata } = faultOf(error);
  const status = $metadata?.httpStatusCode ?? 0;
  return networkCodes.has(code) || name === "TimeoutError" || status >= 500 || status === 429;
}

async function driverFor(settings: StorageSettings, timeoutMs: number) {
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
    // Closes what the deadline has given up; otherwise these sockets would stay open, and its client lends only fifty.
    requestHandler: {
      connectionTimeout: timeoutMs / 2,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
    maxAttempts: 2,
  });
}
