import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { createGamesApi, gamesDocument } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi, platformDocument } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import {
  hostileRequests,
  type OpenApiDocument,
  type Sample,
} from "../../support/hostile/requests.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";
import { temporaryStorage } from "../../support/temporary-storage.ts";
import { examples } from "./audited-writes/examples.ts";
import { createWorld, type Example } from "./audited-writes/world.ts";

const { db } = await createTestDatabase();
const options = { db, logger: silentLogger, secret: "of the test", origin: testOrigin };
const { storage, remove } = await temporaryStorage();
afterAll(remove);
const games = createGamesApi(options);
const platform = createPlatformApi({ ...options, storage });
const apis = [
  { name: "games", api: games, document: games.getOpenAPI31Document(gamesDocument) },
  { name: "platform", api: platform, document: platform.getOpenAPI31Document(platformDocument) },
] as unknown as { name: string; api: Hono; document: OpenApiDocument }[];

const signIn = await signingIn(db, games, "");
const admin = await signIn({ role: "admin" });

/** What makes each write of an admin succeed, so that only the hostile value is in its way. */
const samples = new Map<string, Sample>();
const address = (path: string) => path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, "{$1}");
const world = createWorld(db, async (call) => {
  const [method = "", path = ""] = call.split(" ");
  const example: Example = (await examples[call]?.(world)) ?? {};
  const { params = {}, query, body } = example;
  const filled = path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => params[name] ?? "");
  const api = path.startsWith("/api/v1") ? games : platform;
  const answer = await (api as unknown as Hono).request(
    `${filled}${query ? `?${new URLSearchParams(query)}` : ""}`,
    {
      method,
      headers: headersOf(body instanceof Uint8Array ? "application/octet-stream" : undefined),
      ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    },
  );
  return (await answer.json()) as never;
});

const headersOf = (type = "application/json") => ({
  authorization: admin.authorization,
  "idempotency-key": randomUUID(),
  "content-type": type,
});

for (const [call, example] of Object.entries(examples)) {
  const [method = "", path = ""] = call.split(" ");
  const { params, query, body } = await example(world);
  const isJson = body !== undefined && !(body instanceof Uint8Array) && !(body instanceof FormData);
  samples.set(`${method} ${address(path)}`, {
    ...(params && { params }),
    ...(query && { query }),
    ...(isJson && { body }),
  });
}

describe.each(apis)("hostile input of every call of the $name API", ({ api, document }) => {
  const paths = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );

  it.each(paths)(
    "$method $path",
    async ({ path, method, operation }) => {
      const one = { ...document, paths: { [path]: { [method]: operation } } };
      const faults: string[] = [];
      const sampleOf = () => samples.get(`${method.toUpperCase()} ${path}`) ?? {};
      const requests = [...hostileRequests(one, sampleOf)];
      while (requests.length > 0) {
        await Promise.all(
          requests.splice(0, 8).map(async ({ title, path: target, ...request }) => {
            const answer = await api.request(target, { ...request, headers: headersOf() });
            if (answer.status >= 500) faults.push(`${answer.status} ${title}`);
            await answer.body?.cancel();
          }),
        );
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
