import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { findSetupAddress, setupKeyOf } from "./set-up-site.ts";

const { db } = await createTestDatabase();
const secret = "a secret of at least 32 characters";
const createApi = (options: { adminUserIds?: string[]; secret?: string } = {}) =>
  createPlatformApi({ db, logger: silentLogger, secret, origin: testOrigin, ...options });
const api = createApi();
const path = "/api/platform/v1/setup";

let key = "";
beforeEach(async () => {
  await db.deleteFrom("request_limit").execute();
  await db.deleteFrom("user").execute();
  const setupId = randomUUID();
  const name = { name_ja: "ボードゲームの会", name_en: "Board Game Meetup" };
  await db
    .updateTable("site")
    .set({ setup_id: setupId, ...name })
    .execute();
  key = setupKeyOf(setupId, secret);
});

const good = () => ({
  key,
  nameJa: "盤の森",
  nameEn: "Board Forest",
  email: "first@example.jp",
});

function setUp(body: unknown, { to = api, method = "POST", idempotencyKey = randomUUID() } = {}) {
  const headers = { "content-type": "application/json", "idempotency-key": idempotencyKey };
  return to.request(path, {
    method,
    headers,
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
}

const admins = async () =>
  (await db.selectFrom("user").select(["id", "email", "role"]).execute()).filter(({ role }) =>
    role?.split(",").includes("admin"),
  );
const siteRow = () => db.selectFrom("site").selectAll().executeTakeFirstOrThrow();

/** Nothing changed: there is no admin, the name is the same, and the key still works. */
async function expectUntouched() {
  expect(await admins()).toEqual([]);
  expect(await siteRow()).toMatchObject({ name_ja: "ボードゲームの会" });
  expect((await siteRow()).setup_id).not.toBeNull();
}

describe("the first start", () => {
  it("makes the first admin and names the site, once", async () => {
    expect((await api.request(path)).status).toBe(200);
    const done = await setUp(good());
    expect(done.status).toBe(201);
    const [admin, ...others] = await admins();
    expect(admin).toMatchObject({ email: "first@example.jp" });
    expect(others).toEqual([]);
    expect(await siteRow()).toMatchObject({
      name_ja: "盤の森",
      name_en: "Board Forest",
      setup_id: null,
    });
    const [entry] = await db
      .selectFrom("audit_entry")
      .selectAll()
      .where("action", "=", "site.setup")
      .orderBy("at", "desc")
      .limit(1)
      .execute();
    expect(entry).toMatchObject({
      actor_id: admin?.id,
      after: { name: { ja: "盤の森", en: "Board Forest" } },
    });

    expect((await api.request(path)).status).toBe(404);
    expect((await setUp({ ...good(), email: "second@example.jp" })).status).toBe(404);
    // Not even when no admin is left.
    await db.deleteFrom("user").execute();
    expect((await setUp({ ...good(), email: "second@example.jp" })).status).toBe(404);
    expect(await admins()).toEqual([]);
  });

  it("answers a repeated call as it answered the first", async () => {
    const idempotencyKey = randomUUID();
    const first = await setUp(good(), { idempotencyKey });
    const again = await setUp(good(), { idempotencyKey });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await admins()).toHaveLength(1);
  });

  it("makes exactly one admin of two people who set it up at once", async () => {
    for (let round = 0; round < 5; round++) {
      const setupId = randomUUID();
      await db.deleteFrom("user").execute();
      await db.updateTable("site").set({ setup_id: setupId }).execute();
      key = setupKeyOf(setupId, secret);
      const answers = await Promise.all(
        ["a@example.jp", "b@example.jp", "c@example.jp"].map((email) =>
          setUp({ ...good(), email }, { to: createApi() }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
      expect(await admins()).toHaveLength(1);
    }
  });

  it("promotes a person who has an account already", async () => {
    await db
      .insertInto("user")
      .values({ id: "early", name: "", email: "first@example.jp" })
      .execute();
    expect((await setUp({ ...good(), email: "First@Example.jp" })).status).toBe(201);
    expect(await admins()).toMatchObject([{ id: "early", role: "user,admin" }]);
  });
});

describe("a caller without the key", () => {
  it.each([
    ["none", () => undefined],
    ["an empty one", () => ""],
    ["a number", () => 1],
    ["a list", () => [key]],
    ["an object", () => ({ key })],
    ["too long a one", () => "x".repeat(101)],
  ])("is refused with %s", async (_, hostile) => {
    expect((await setUp({ ...good(), key: hostile() })).status).toBe(400);
    await expectUntouched();
  });

  it.each([
    ["a made-up one", () => "x".repeat(43)],
    ["a part of it", () => key.slice(0, -1)],
    ["more than it", () => `${key}x`],
    ["one of another database", () => setupKeyOf(randomUUID(), secret)],
    ["one of another secret", () => setupKeyOf(randomUUID(), `another ${secret}`)],
    ["what it is derived from", async () => (await siteRow()).setup_id],
  ])("is refused with %s", async (_, hostile) => {
    expect((await setUp({ ...good(), key: await hostile() })).status).toBe(403);
    await expectUntouched();
  });

  it("has to wait after many tries, and so does one with the key then", async () => {
    for (let count = 0; count < 20; count++) {
      expect((await setUp({ ...good(), key: "wrong" })).status).toBe(403);
    }
    const refused = await setUp(good());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectUntouched();
  });

  it("finds no other way in", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      expect((await setUp(good(), { method })).status).toBeGreaterThanOrEqual(400);
    }
    const withoutKey = await api.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(good()),
    });
    expect(withoutKey.status).toBe(400);
    await expectUntouched();
  });
});

describe("hostile values", () => {
  it.each([
    ["an empty name", { nameJa: "" }],
    ["a name of blanks", { nameEn: "　 \n" }],
    ["too long a name", { nameJa: "長".repeat(21) }],
    ["half a character", { nameEn: "\ud83d" }],
    ["a name that is a list", { nameJa: ["a"] }],
    ["no address", { email: "" }],
    ["no real address", { email: "first@" }],
    ["two addresses", { email: "a@example.jp,b@example.jp" }],
    ["an address with a line end", { email: "a@example.jp\nbcc: b@example.jp" }],
    ["too long an address", { email: `${"a".repeat(250)}@example.jp` }],
  ])("are refused: %s", async (_, hostile) => {
    expect((await setUp({ ...good(), ...hostile })).status).toBe(400);
    await expectUntouched();
  });

  it("in a name are stored as one harmless line", async () => {
    const name = { nameJa: " 盤\r\nの\u202e\0森 ", nameEn: "<b>{day}%site%" };
    expect((await setUp({ ...good(), ...name })).status).toBe(201);
    expect(await siteRow()).toMatchObject({ name_ja: "盤 の 森", name_en: "<b>{day}%site%" });
  });
});

describe("a site that has an admin", () => {
  it("by role, by settings or by command is not set up again", async () => {
    const byRole = randomUUID();
    await db
      .insertInto("user")
      .values({ id: byRole, name: "", email: "admin@example.jp", role: "user,admin" })
      .execute();
    expect((await setUp(good())).status).toBe(404);
    expect((await api.request(path)).status).toBe(404);
    await db.deleteFrom("user").where("id", "=", byRole).execute();
    expect((await setUp(good(), { to: createApi({ adminUserIds: ["x"] }) })).status).toBe(404);
    await expectUntouched();
  });

  it("refuses every role alike", async () => {
    expect((await setUp(good())).status).toBe(201);
    const signedIn = await signingIn(db, api, "/api/platform/v1");
    for (const role of ["user", "admin"]) {
      const { authorization } = await signedIn({ role });
      const { status } = await api.request(path, {
        method: "POST",
        headers: {
          authorization,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({ ...good(), email: "second@example.jp" }),
      });
      expect(status).toBe(404);
    }
    expect(await admins()).toHaveLength(2);
  });
});

describe("the address that the server logs", () => {
  it("is the same for every process, and none where nobody may use it", async () => {
    const options = { origin: testOrigin, secret, adminUserIds: [] };
    expect(await findSetupAddress(db, options)).toBe(`${testOrigin}/setup?key=${key}`);
    expect(await findSetupAddress(db, { ...options, adminUserIds: ["x"] })).toBeNull();
    await setUp(good());
    expect(await findSetupAddress(db, options)).toBeNull();
  });
});

describe("the public facts of the site", () => {
  const read = async () => (await api.request("/api/platform/v1/site")).json();

  it("are its name, and whether it is being set up", async () => {
    const before = { ja: "ボードゲームの会", en: "Board Game Meetup" };
    expect(await read()).toEqual({ name: before, isBeingSetUp: true });
    await setUp(good());
    expect(await read()).toEqual({
      name: { ja: "盤の森", en: "Board Forest" },
      isBeingSetUp: false,
    });
  });
});
