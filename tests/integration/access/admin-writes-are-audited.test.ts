import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";
import { temporaryStorage } from "../../support/temporary-storage.ts";
import { examples, writeNothing } from "./audited-writes/examples.ts";
import { createWorld, type Example } from "./audited-writes/world.ts";

const { db } = await createTestDatabase();
const options = { db, logger: silentLogger, secret: "of the test", origin: testOrigin };
const { storage, remove } = await temporaryStorage();
afterAll(remove);
const apis = [createGamesApi(options), createPlatformApi({ ...options, storage })];

const readOnly = ["GET", "HEAD", "OPTIONS", "ALL"];
/** What those at the door may call too. */
const alsoAdmins = [
  "POST /api/v1/authorized/reception/events/:eventId/marks",
  "POST /api/v1/authorized/reception/events/:eventId/lending/marks",
];
const isAdmins = (call: string) => call.includes("/authorized/admin/") || alsoAdmins.includes(call);

const callsOf = (api: (typeof apis)[number]) => [
  ...new Set(
    api.routes
      .filter(({ method }) => !readOnly.includes(method))
      .map(({ method, path }) => `${method} ${path}`)
      .filter(isAdmins),
  ),
];
const writes = apis.flatMap(callsOf).filter((call) => !writeNothing.includes(call));

const signIn = await signingIn(db, createGamesApi(options), "");
const admin = await signIn({ role: "admin" });

async function perform(call: string): Promise<Response> {
  const api = apis.find((candidate) => callsOf(candidate).includes(call));
  const example = examples[call];
  if (!api || !example) {
    throw new Error(
      `Say in tests/integration/access/audited-writes/examples.ts how ${call} succeeds`,
    );
  }
  const [method = "", path = ""] = call.split(" ");
  const { params = {}, query, body, headers } = await example(world);
  const filled = path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => params[name] ?? "");
  const address = `${filled}${query ? `?${new URLSearchParams(query)}` : ""}`;
  return (api as unknown as Hono).request(address, {
    method,
    headers: {
      authorization: admin.authorization,
      "idempotency-key": randomUUID(),
      ...(isJson(body) && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: isJson(body) ? JSON.stringify(body) : body }),
  });
}

const isJson = (body: Example["body"]): body is object =>
  body !== undefined && !(body instanceof Uint8Array) && !(body instanceof FormData);

const world = createWorld(db, async (call) => {
  const answer = await perform(call);
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer.json();
});

const entries = () =>
  db.selectFrom("audit_entry").selectAll().where("actor_id", "=", admin.id).execute();

describe("every write of an admin", () => {
  it.each(writes)("%s is audited", async (call) => {
    const before = (await entries()).length;
    const answer = await perform(call);
    expect(answer.status, answer.ok ? "" : await answer.text()).toBeLessThan(300);
    const after = await entries();
    expect(after.length).toBeGreaterThan(before);
    // Ids and facts only.
    expect(JSON.stringify(after)).not.toMatch(/@example\.jp|森野 ことり|090-1234-5678/);
  });

  it("appears in this list, and the list has no others", () => {
    expect(Object.keys(examples).sort()).toEqual([...writes].sort());
    const all = apis.flatMap(callsOf);
    expect(writeNothing.filter((call) => !all.includes(call))).toEqual([]);
  });
});
