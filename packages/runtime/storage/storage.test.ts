import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { NeighborUnavailableError } from "../neighbor.ts";
import { createStorage } from "./storage.ts";

const folder = await mkdtemp(join(tmpdir(), "takujo-storage-"));
/** An S3 server that stores its buckets in a folder and accepts one pair of keys. */
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "pictures", configs: [] }],
});
const { port } = (await server.run()) as AddressInfo;
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = {
  kind: "s3",
  endpoint: `http://127.0.0.1:${port}`,
  region: "auto",
  bucket: "pictures",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
} as const;

/** Not text: a conversion to text on the way would change it. */
const bytes = Buffer.from([0, 255, 128, 10, 13, 195, 40]);

describe.each([
  ["a folder", { kind: "disk", folder: join(folder, "disk") } as const],
  ["an S3 service", bucket],
])("a storage in %s", (_, settings) => {
  it("gives back what was put, byte for byte", async () => {
    const storage = await createStorage(settings);
    await storage.put("image/a/original", bytes);
    expect(await storage.get("image/a/original")).toEqual(bytes);
    const large = Buffer.alloc(3_000_000, "large");
    await storage.put("image/a/original", large);
    expect((await storage.get("image/a/original"))?.equals(large)).toBe(true);
  });

  it("has nothing where nothing was put, and nothing after it was removed", async () => {
    const storage = await createStorage(settings);
    expect(await storage.get("image/none")).toBeNull();
    await storage.put("image/b", bytes);
    await storage.remove("image/b");
    expect(await storage.get("image/b")).toBeNull();
    await storage.remove("image/b");
  });

  it("lists what is in a folder, and nothing of a folder that is not there", async () => {
    const storage = await createStorage(settings);
    expect(await storage.list("build")).toEqual([]);
    await storage.put("build/one/files", bytes);
    await storage.put("build/two/files", bytes);
    await storage.put("builder/files", bytes);
    expect((await storage.list("build")).sort()).toEqual(["build/one/files", "build/two/files"]);
  });

  it("leaves its place by no key", async () => {
    const storage = await createStorage(settings);
    await expect(storage.put("../outside", bytes)).rejects.toThrow();
    await expect(storage.get("../../etc/passwd")).rejects.toThrow();
  });
});

it("a service that refuses the credentials stores nothing", async () => {
  const storage = await createStorage({ ...bucket, accessKeyId: "another" });
  await expect(storage.put("image/c", bytes)).rejects.toThrow();
  expect(await (await createStorage(bucket)).get("image/c")).toBeNull();
});

it("a service that is away is a fault, not an empty storage", async () => {
  const storage = await createStorage({ ...bucket, endpoint: "http://127.0.0.1:9" });
  await expect(storage.get("image/a/original")).rejects.toThrow(NeighborUnavailableError);
});

it.each([
  ["accepts and never answers", () => {}],
  [
    "sends one byte now and then",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-length": "1000000" });
      const drip = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
  ["fails", (response: ServerResponse) => response.writeHead(503).end()],
] as const)(
  "a service that %s is unavailable to every call, after a bounded time",
  async (_, answer) => {
    const slow = createServer((_request, response) => answer(response)).listen(0, "127.0.0.1");
    await once(slow, "listening");
    onTestFinished(() => {
      slow.close();
      slow.closeAllConnections();
    });
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const storage = await createStorage({ ...bucket, endpoint }, { timeoutMs: 200 });
    const outcomes = await Promise.allSettled([
      storage.get("image/a/original"),
      storage.put("image/a/original", bytes),
      storage.remove("image/a/original"),
      storage.list("image"),
    ]);
    const unavailable = { status: "rejected", reason: expect.any(NeighborUnavailableError) };
    expect(outcomes).toEqual(outcomes.map(() => unavailable));
  },
);
