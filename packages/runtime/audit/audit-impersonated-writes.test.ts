import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import type { Bearer } from "../bearer/bearer-check.ts";
import { DomainError } from "../domain-error.ts";
import { auditImpersonatedWrites } from "./audit-impersonated-writes.ts";

const { db } = await createTestDatabase();

const bearer = { userId: "person", impersonatedBy: "admin" } as Bearer;
const api = new Hono().basePath("/api/v1");
api.use(
  auditImpersonatedWrites(db, async (authorization) => {
    if (authorization !== "Bearer of-admin") throw new DomainError("sign-in-required");
    return bearer;
  }),
);
api.get("/addresses/:id", (c) => c.text("shown"));
api.patch("/addresses/:id", (c) => c.text("changed"));

const send = (method: string, path: string, authorization = "Bearer of-admin") =>
  api.request(`/api/v1${path}`, { method, headers: { authorization } });
const entries = () =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "acting_as_id", "action", "subject_kind", "subject_id"])
    .where("id", ">", since)
    .orderBy("id")
    .execute();
let since = "0";

beforeEach(async () => {
  const { id } = await db
    .selectFrom("audit_entry")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  since = id ?? "0";
});

describe("a write in another person's name", () => {
  it("is noted with both ids, and what it was about", async () => {
    await send("PATCH", "/addresses/12");
    expect(await entries()).toEqual([
      {
        actor_id: "admin",
        acting_as_id: "person",
        action: "PATCH /api/v1/addresses/:id",
        subject_kind: "path",
        subject_id: "/api/v1/addresses/12",
      },
    ]);
  });

  it("leaves out parts of the path that are no ids or slugs of ours", async () => {
    await send("PATCH", "/addresses/kotori@example.jp");
    expect(await entries()).toMatchObject([{ subject_id: "/api/v1/addresses/:id" }]);
  });

  it("is not made when it cannot be noted", async () => {
    const away = new Hono();
    const closed = {
      insertInto: () => {
        throw new Error("no database");
      },
    } as never;
    away.use(auditImpersonatedWrites(closed, async () => bearer));
    away.onError((_, c) => c.text("", 500));
    let isMade = false;
    away.post("/", (c) => {
      isMade = true;
      return c.text("made");
    });
    const answer = await away.request("/", { method: "POST", headers: { authorization: "any" } });
    expect([answer.status, isMade]).toEqual([500, false]);
  });
});

describe("nothing is noted", () => {
  it.each([
    ["of reading", () => send("GET", "/addresses/1")],
    ["of a call that does not exist", () => send("PATCH", "/nothing")],
    ["of people who act for themselves", () => send("PATCH", "/addresses/1", "Bearer of-somebody")],
    ["of strangers", () => api.request("/api/v1/addresses/1", { method: "PATCH" })],
  ])("%s", async (_, act) => {
    await act();
    expect(await entries()).toEqual([]);
  });

  it("of a person whose token is their own", async () => {
    bearer.impersonatedBy = null;
    await send("PATCH", "/addresses/1");
    bearer.impersonatedBy = "admin";
    expect(await entries()).toEqual([]);
  });
});
