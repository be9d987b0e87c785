import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "@takujo/runtime/logger";
import type { Storage } from "@takujo/runtime/storage/storage";
import { type PreparedAnswer, sendPage } from "../http/send.ts";
import { prepareStaticFile, type StaticFile } from "../http/static-files.ts";
import { isAssetPath, packFiles, unpackFiles } from "./build-archive.ts";

export interface SharedAssetsOptions {
  storage: Storage;
  buildId: string;
  /** Of this build. */
  files: StaticFile[];
  logger: Logger;
  /** Others in tests, in milliseconds. */
  times?: Partial<typeof usualTimes>;
}

const day = 86_400_000;
const usualTimes = {
  /** The storage is queried for other builds at most this often. */
  pollIntervalMs: 1_000,
  /** An unreachable storage neither stops a server from starting nor makes a visitor wait. */
  storageTimeoutMs: 1_500,
  renewIntervalMs: day,
};
/** Time since a process of the build last ran. */
const maxUnusedMs = 30 * day;
const maxBuilds = 20;
/** Other builds in memory: a few megabytes each. */
const maxLoaded = 4;
const largestBuild = 64_000_000;

const folder = "build";
const filesKey = (id: string) => `${folder}/${id}/files`;
/** Written last, so it marks a complete build; contains when a process of it last ran. */
const startedKey = (id: string) => `${folder}/${id}/started`;
const startedKeyShape = /^build\/([0-9a-f]{12})\/started$/;

/**
 * While a version is replaced, pages of one build ask processes of another for their scripts. So each process puts the assets of
 * its build into the storage, and finds those of other builds there. No name that a visitor sends is part of a key.
 */
export function createSharedAssets(options: SharedAssetsOptions) {
  const { storage, buildId, logger } = options;
  const times = { ...usualTimes, ...options.times };
  const assets = options.files.filter(({ path }) => isAssetPath(path));
  /** By the id of their build. */
  const loaded = new Map<string, Map<string, PreparedAnswer>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const warn = (error: unknown) =>
    logger.warn({ reason: (error as Error).message }, "assets of other builds are not reached");

  async function startedAt(id: string): Promise<number> {
    const text = await storage.get(startedKey(id));
    return Date.parse(text?.toString("utf8") ?? "") || 0;
  }

  async function listBuilds(): Promise<string[]> {
    const keys = await storage.list(folder);
    return keys.flatMap((key) => startedKeyShape.exec(key)?.[1] ?? []);
  }

  /** The one that ran last first. */
  async function inOrder(ids: string[]): Promise<{ id: string; at: number }[]> {
    const builds = await Promise.all(ids.map(async (id) => ({ id, at: await startedAt(id) })));
    return builds.sort((a, b) => b.at - a.at);
  }

  async function store(): Promise<boolean> {
    const isNew = (await storage.get(startedKey(buildId))) === null;
    if (isNew) await storage.put(filesKey(buildId), packFiles(assets));
    await storage.put(startedKey(buildId), Buffer.from(new Date().toISOString()));
    return isNew;
  }

  async function removeUnused(): Promise<void> {
    for (const [rank, { id, at }] of (await inOrder(await listBuilds())).entries()) {
      const isUnused = rank >= maxBuilds || Date.now() - at > maxUnusedMs;
      if (id === buildId || !isUnused) continue;
      await storage.remove(startedKey(id));
      await storage.remove(filesKey(id));
    }
  }

  async function load(id: string): Promise<void> {
    const packed = await storage.get(filesKey(id));
    if (!packed || packed.length > largestBuild) return;
    const files = unpackFiles(packed);
    loaded.set(id, new Map(files.map((file) => [file.path, prepareStaticFile(file)])));
  }

  async function look(): Promise<void> {
    let ids = (await listBuilds()).filter((id) => id !== buildId);
    if (ids.length > maxLoaded) {
      ids = (await inOrder(ids)).slice(0, maxLoaded).map(({ id }) => id);
    }
    for (const id of loaded.keys()) if (!ids.includes(id)) loaded.delete(id);
    for (const id of ids) if (!loaded.has(id)) await load(id).catch(warn);
  }

  const find = (path: string) => {
    for (const files of loaded.values()) if (files.has(path)) return files.get(path);
    return undefined;
  };

  async function findOrLook(path: string): Promise<PreparedAnswer | undefined> {
    const found = find(path);
    if (found) return found;
    if (!looking && performance.now() - lookedAt >= times.pollIntervalMs) {
      lookedAt = performance.now();
      looking = look()
        .catch(warn)
        .finally(() => {
          looking = null;
        });
    }
    const left = lookedAt + times.storageTimeoutMs - performance.now();
    if (!looking || left <= 0) return undefined;
    await Promise.race([looking, pause(left)]);
    return find(path);
  }

  /** Again each day, so that a build in use stays; and after a failure, sooner. */
  let again: NodeJS.Timeout | undefined;
  async function announce(): Promise<void> {
    let next = times.renewIntervalMs;
    try {
      const isNew = await store();
      // Others that have looked just now look again before a page of this build can ask them.
      if (isNew) await pause(times.pollIntervalMs);
      await removeUnused();
    } catch (error) {
      warn(error);
      next = Math.min(next, 60_000);
    }
    again = setTimeout(() => void announce(), next).unref();
  }

  return {
    /** Resolves when others find this build's assets, or after a while in any case. */
    async announce(): Promise<void> {
      const timeoutMs = times.storageTimeoutMs + times.pollIntervalMs;
      await Promise.race([announce(), pause(timeoutMs)]);
    },
    /** Serves an asset of another build; false if none has that name. */
    async serve(path: string, request: IncomingMessage, response: ServerResponse) {
      const file = isAssetPath(path) ? await findOrLook(path) : undefined;
      if (!file) return false;
      sendPage(request, response, file);
      return true;
    },
    stop: () => clearTimeout(again),
  };
}
