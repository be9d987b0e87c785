import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import type { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createGamesApi, gamesDocument } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi, platformDocument } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";
import { temporaryStorage } from "../../support/temporary-storage.ts";
import { examples } from "./audited-writes/examples.ts";
import { createWorld, type Example } from "./audited-writes/world.ts";

const { db, url } = await createTestDatabase();
const { storage, remove } = await temporaryStorage();
const line = await fragileLine(url);
const pool = createPool({ connectionString: line.url, max: 1, onError: () => {} });
afterAll(async () => {
  await pool.end();
  line.close();
  await remove();
});

const parts = { logger: silentLogger, secret: "of the test", origin: testOrigin, storage };
const apisOn = (database: typeof db) => ({
  games: createGamesApi({ ...parts, db: database }),
  platform: createPlatformApi({ ...parts, db: database }),
});
const steady = apisOn(db);
const fragile = apisOn(createDatabase(pool));
const admin = await (await signingIn(db, steady.games, ""))({ role: "admin" });

/** A connection to PostgreSQL that breaks, on demand, between a commit and its response. */
async function fragileLine(target: string) {
  const { hostname, port } = new URL(target);
  const address = new URL(target);
  let isBreaking = false;
  let broken = 0;
  const server = createServer((inward) => {
    const socketFolder = address.searchParams.get("host");
    const outward = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${port || 5432}`)
      : connect(Number(port || 5432), hostname);
    let hasCommitted = false;
    inward.on("data", (bytes) => {
      if (isBreaking && bytes.toString("latin1").toLowerCase().includes("commit")) {
        hasCommitted = true;
        isBreaking = false;
        broken += 1;
      }
      outward.write(bytes);
    });
    outward.on("data", (bytes) => {
      if (hasCommitted) return void inward.destroy();
      inward.write(bytes);
    });
    const end = () => {
      inward.destroy();
      outward.destroy();
    };
    for (const socket of [inward, outward]) socket.on("error", end).on("close", end);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address.searchParams.delete("host");
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    breakAfterCommit: () => {
      isBreaking = true;
    },
    broken: () => broken,
    close: () => server.close(),
  };
}

const documents = {
  games: steady.games.getOpenAPI31Document(gamesDocument),
  platform: steady.platform.getOpenAPI31Document(platformDocument),
};
const writes = Object.entries(documents).flatMap(([name, { paths = {} }]) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    (["post", "patch"] as const).flatMap((method) => {
      const operation = operations?.[method] as Record<string, unknown> | undefined;
      if (!operation) return [];
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      return [
        { name: name as keyof typeof documents, call, remembered: operation["x-idempotency-key"] },
      ];
    }),
  ),
);

/** Those of a person; those of an admin are among the examples of the audit. */
const own: Record<string, () => Example> = {
  "POST /api/v1/authorized/addresses": () => ({
    body: {
      label: "自宅",
      name: "森野 ことり",
      kana: "もりの ことり",
      postalCode: "101-0041",
      prefecture: "東京都",
      city: "千代田区",
      street: "神田須田町1-12-3",
      phone: "090-1234-5678",
    },
  }),
  "POST /api/platform/v1/authorized/inquiries": () => ({
    body: { category: "event", body: "本文です。", locale: "ja", replyLocale: "ja" },
  }),
};

function send(apis: typeof steady, call: string, key: string, example: Example) {
  const [method = "", path = ""] = call.split(" ");
  const { params = {}, query, body, headers } = example;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const isJson = body !== undefined && !(body instanceof Uint8Array) && !(body instanceof FormData);
  const api = path.startsWith("/api/v1") ? apis.games : apis.platform;
  return (api as unknown as Hono).request(
    `${filled}${query ? `?${new URLSearchParams(query)}` : ""}`,
    {
      method,
      headers: {
        authorization: admin.authorization,
        "idempotency-key": key,
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    },
  );
}

const world = createWorld(db, async (call) => {
  const answer = await send(steady, call, randomUUID(), (await examples[call]?.(world)) ?? {});
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer.json();
});

/** How many rows every table has. */
async function countRows(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.raw(name)}`.execute(
      db,
    );
    counts[name] = rows[0]?.count ?? "";
  }
  return counts;
}

describe("every POST and PATCH", () => {
  it("declares in its route who remembers its key", () => {
    expect(writes.length).toBeGreaterThan(25);
    expect(writes.filter(({ remembered }) => typeof remembered !== "string")).toEqual([]);
    const routed = [steady.games, steady.platform].flatMap(({ routes }) =>
      routes.filter(({ method }) => method === "POST" || method === "PATCH"),
    );
    const known = new Set(writes.map(({ call }) => call));
    const calls = routed.map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, "")}`);
    expect([...new Set(calls)].filter((call) => !known.has(call))).toEqual([]);
  });

  const remembered = writes.filter(
    (write) => write.remembered === "transaction" && exampleOf(write.call),
  );
  it.each(remembered)(
    "$call happens once, even if the response to its commit was lost",
    async ({ call }) => {
      const example = (await exampleOf(call)?.(world)) ?? {};
      const key = randomUUID();
      const brokenBefore = line.broken();
      line.breakAfterCommit();
      const lost = await send(fragile, call, key, example);
      expect([lost.status, line.broken()]).toEqual([503, brokenBefore + 1]);
      const once = await countRows();
      // As if the time had passed after which a first call counts as dead.
      await db
        .updateTable("idempotency_key")
        .set({ claimed_at: sql<Date>`claimed_at - interval '2 minutes'` })
        .where("key", "=", key)
        .execute();
      const again = await send(steady, call, key, example);
      expect(again.status, again.ok ? "" : await again.text()).toBeLessThan(300);
      expect(await countRows()).toEqual(once);
    },
  );

  it("remembers no key of a refused call", async () => {
    for (let count = 0; count < 20; count += 1) {
      const path = "POST /api/platform/v1/contact-inquiries";
      expect((await send(steady, path, `refused-${count}`, { body: {} })).status).toBe(400);
    }
    const rows = await db
      .selectFrom("idempotency_key")
      .select("key")
      .where("key", "like", "refused-%")
      .execute();
    expect(rows).toEqual([]);
  });
});

function exampleOf(call: string) {
  return own[call] ?? examples[call];
}
