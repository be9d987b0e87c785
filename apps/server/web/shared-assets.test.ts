import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Storage } from "@takujo/runtime/storage/storage";
import { afterEach, describe, expect, it, vi } from "vitest";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { temporaryStorage } from "../../../tests/support/temporary-storage.ts";
import type { StaticFile } from "../http/static-files.ts";
import { packFiles, unpackFiles } from "./build-archive.ts";
import { createSharedAssets } from "./shared-assets.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function file(path: string, text: string): StaticFile {
  const identity = Buffer.from(text);
  return { path, body: { identity, br: brotliCompressSync(text), gzip: gzipSync(text) } };
}
const former = { buildId: "aaaaaaaaaaaa", files: [file("/assets/page-AAAAAAAA.js", "former")] };
const newer = { buildId: "bbbbbbbbbbbb", files: [file("/assets/page-BBBBBBBB.js", "newer")] };
const usualTimes = { pollIntervalMs: 50, storageTimeoutMs: 60_000 };

async function shelf(): Promise<Storage> {
  const { storage, remove } = await temporaryStorage();
  ends.push(remove);
  return storage;
}

/** A process that serves only what other builds left. */
async function processOf(build: typeof former, storage: Storage, times = usualTimes) {
  const shared = createSharedAssets({ ...build, storage, logger: silentLogger, times });
  const server = createServer(async (request, response) => {
    if (!(await shared.serve(request.url ?? "", request, response))) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => server.close(), shared.stop);
  const { port } = server.address() as AddressInfo;
  return {
    announce: shared.announce,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }),
  };
}

describe("assets of other builds", () => {
  it("are found in both directions, also by a process that looked just before", async () => {
    const storage = await shelf();
    const before = await processOf(former, storage);
    await before.announce();
    const after = await processOf(newer, storage);
    expect((await before.get("/assets/page-BBBBBBBB.js")).status).toBe(404);
    await after.announce();
    expect(await (await before.get("/assets/page-BBBBBBBB.js")).text()).toBe("newer");
    expect(await (await after.get("/assets/page-AAAAAAAA.js")).text()).toBe("former");
  });

  it("are sent as their own build sends them", async () => {
    const storage = await shelf();
    await (await processOf(former, storage)).announce();
    const { get } = await processOf(newer, storage);
    const answer = await get("/assets/page-AAAAAAAA.js", { "accept-encoding": "identity" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    const etag = answer.headers.get("etag") ?? "";
    const again = await get("/assets/page-AAAAAAAA.js", { "if-none-match": etag });
    expect([etag.length, again.status]).toEqual([22, 304]);
  });

  it("are written once for a build", async () => {
    const storage = await shelf();
    const put = vi.spyOn(storage, "put");
    await (await processOf(former, storage)).announce();
    await (await processOf(former, storage)).announce();
    expect(put.mock.calls.filter(([key]) => key.endsWith("/files"))).toHaveLength(1);
  });

  it("are looked for at most now and then, and no name that is sent reaches the storage", async () => {
    const storage = await shelf();
    await (await processOf(former, storage)).announce();
    const { get } = await processOf(newer, storage);
    const list = vi.spyOn(storage, "list");
    const read = vi.spyOn(storage, "get");
    const hostile = [
      "/assets/../build-id",
      "/assets/..%2f..%2fbuild%2faaaaaaaaaaaa%2ffiles",
      "/assets/build/aaaaaaaaaaaa/files",
      "/assets/%00-AAAAAAAA.js",
      "/assets/page-AAAAAAAA.js%00",
      "/assets/page-AAAAAAAA.js/",
      "/assets//page-AAAAAAAA.js",
      "/assets/page-AAAAAAAA.html",
      "/assets/page.js",
      `/assets/${"a".repeat(5_000)}-AAAAAAAA.js`,
      "/ASSETS/page-AAAAAAAA.js",
    ];
    for (const path of hostile) expect((await get(path)).status, path).toBe(404);
    expect(list).not.toHaveBeenCalled();
    const names = Array.from({ length: 200 }, (_, number) => `/assets/x-${1e7 + number}.js`);
    const began = performance.now();
    const answers = await Promise.all(names.map((name) => get(name)));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    const looks = (performance.now() - began) / usualTimes.pollIntervalMs + 1;
    expect(list.mock.calls.length).toBeLessThanOrEqual(looks);
    expect(new Set(read.mock.calls.flat())).toEqual(new Set(["build/aaaaaaaaaaaa/files"]));
  });

  it("are removed when their build has not run for 30 days", async () => {
    const storage = await shelf();
    await (await processOf(former, storage)).announce();
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const key = `build/${former.buildId}/started`;
    await storage.put(key, Buffer.from(days(29)));
    await (await processOf(newer, storage)).announce();
    expect(await storage.get(key)).not.toBeNull();
    await storage.put(key, Buffer.from(days(31)));
    await (await processOf(newer, storage)).announce();
    expect(await storage.list("build")).toEqual(
      expect.arrayContaining(["build/bbbbbbbbbbbb/files", "build/bbbbbbbbbbbb/started"]),
    );
    expect(await storage.list("build")).toHaveLength(2);
  });

  it("that are not whole are passed over until they are", async () => {
    const storage = await shelf();
    await (await processOf(former, storage)).announce();
    const key = `build/${former.buildId}/files`;
    const whole = await storage.get(key);
    await storage.put(key, Buffer.from(whole ?? []).subarray(0, 90));
    const { get } = await processOf(newer, storage);
    expect((await get("/assets/page-AAAAAAAA.js")).status).toBe(404);
    await storage.put(key, whole ?? Buffer.alloc(0));
    await expect.poll(async () => (await get("/assets/page-AAAAAAAA.js")).status).toBe(200);
  });

  it("are missing, and nothing else is, while the storage is away or hangs", async () => {
    const away = () => Promise.reject(new Error("away"));
    const hang = () => new Promise<never>(() => {});
    const times = { pollIntervalMs: 50, storageTimeoutMs: 1_000 };
    for (const fail of [away, hang]) {
      const storage = { put: fail, get: fail, remove: fail, list: fail };
      const { announce, get } = await processOf(newer, storage, times);
      await announce();
      expect((await get("/assets/page-AAAAAAAA.js")).status).toBe(404);
      // Other load may delay one request, but not each of ten.
      const waits: number[] = [];
      while (waits.length < 10 && Math.min(...waits) >= times.storageTimeoutMs) {
        const began = performance.now();
        await get("/assets/page-AAAAAAAA.js");
        waits.push(performance.now() - began);
      }
      expect(Math.min(...waits)).toBeLessThan(times.storageTimeoutMs);
    }
  });
});

it("a packed build has every form of every asset, and nothing that is no asset", () => {
  const plain = {
    path: "/assets/font-CCCCCCCC.woff2",
    body: { identity: Buffer.from([0, 10, 255]) },
  };
  const files = [...former.files, plain];
  expect(unpackFiles(packFiles(files))).toEqual(files);
  const other = [file("/favicon.svg", "x"), file("/assets/../x-AAAAAAAA.js", "x")];
  expect(unpackFiles(packFiles(other))).toEqual([]);
});
