import { randomUUID } from "node:crypto";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { beforeAll, describe, expect, it } from "vitest";
import { createGamesApi, gamesDocument } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi, platformDocument } from "../../../apps/server/api/platform-api.ts";
import { needsFreshSignIn } from "../../../packages/auth/fresh-sign-in.ts";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";
import { signed } from "./authorization/cast.ts";

const listedId = randomUUID();
const { db, browser } = await runningAuth({
  env: { ROLES: "web,platform,games,auth", ADMIN_USER_IDS: listedId },
});

/** As nobody uses their sessions in these tests, only the sign-in is as old as it says. */
async function signedInFor(userId: string, minutes: number) {
  const token = randomUUID();
  const [createdAt, expiresAt] = [-minutes, 60].map((from) => new Date(Date.now() + from * 60_000));
  const session = { id: randomUUID(), token, userId, createdAt, expiresAt };
  await db
    .insertInto("session")
    .values(session as never)
    .execute();
  const own = browser();
  own.cookies.set("__Host-better-auth.session_token", signed(token));
  own.cookies.set("session_version", "1");
  return { own, sessionId: session.id };
}

async function bearerOf(own: AuthBrowser) {
  const { status } = await own.auth("GET", "/token");
  return { status, authorization: `Bearer ${own.cookies.get("auth_jwt")}` };
}

const [recent, old] = [50, 70];

interface Operation {
  operationId?: string;
  "x-fresh-sign-in"?: boolean;
}

/** Each route with the mark, as method and path. */
function marked() {
  const parts = { db: undefined as never, logger: undefined as never, origin: "", secret: "" };
  const documents = [
    createGamesApi(parts).getOpenAPI31Document(gamesDocument),
    createPlatformApi(parts).getOpenAPI31Document(platformDocument),
  ];
  return documents.flatMap(({ paths = {} }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>)
        .filter(([, operation]) => operation["x-fresh-sign-in"])
        .map(([method, { operationId = "" }]) => ({
          operationId,
          method: method.toUpperCase(),
          path,
        })),
    ),
  );
}

/** Written by hand: a route that lost its mark would go unnoticed. */
const expected = [
  "changeStaff",
  "exportContacts",
  "exportPerson",
  "inviteStaff",
  "resendStaffInvitation",
];

it("inviting, giving roles and exporting people need a recent sign-in", () => {
  expect(
    marked()
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(expected);
  expect([...needsFreshSignIn]).toEqual(
    expect.arrayContaining(["/admin/create-user", "/admin/set-role", "/admin/impersonate-user"]),
  );
});

describe("an admin who signed in more than an hour ago", () => {
  let admin: { id: string };
  beforeAll(async () => {
    admin = await createUser(db, { role: "admin" });
  });

  it.each(marked())(
    "is refused $operationId, and the same call is taken from a recent one",
    async ({ method, path }) => {
      const codeAfter = async (minutes: number) => {
        const { own } = await signedInFor(admin.id, minutes);
        const { authorization } = await bearerOf(own);
        const at = path.replace(/\{\w+\}/g, randomUUID());
        const body = method === "GET" ? undefined : {};
        const answer = await own.call(method, at, body, {
          authorization,
          "idempotency-key": randomUUID(),
        });
        return answer.ok ? "ok" : ((await answer.json()) as { code: string }).code;
      };
      expect(await codeAfter(old)).toBe("sign-in-too-old");
      expect(await codeAfter(recent)).not.toBe("sign-in-too-old");
    },
  );

  it.each([
    ["/admin/set-role", { role: "admin", reason: "x" }],
    ["/admin/set-role", { role: "user", reason: "x" }],
    ["/admin/impersonate-user", { reason: "x" }],
    ["/admin/create-user", { name: "a", role: "admin", reason: "x" }],
  ])("is refused %s %j, and nothing is done", async (path, body) => {
    const isDemotion = "role" in body && body.role === "user";
    const ask = async (minutes: number) => {
      const before = isDemotion ? "admin" : "user";
      const { id: userId } = await createUser(db, { role: before });
      const { own } = await signedInFor(admin.id, minutes);
      const person = path === "/admin/create-user" ? { email: newEmail() } : { userId };
      const answer = await own.auth("POST", path, { ...person, ...body });
      const { role } = await db
        .selectFrom("user")
        .select("role")
        .where("id", "=", userId)
        .executeTakeFirstOrThrow();
      const { code } = (await answer.json()) as { code?: string };
      return { status: answer.status, code, isAsBefore: role === before };
    };
    expect(await ask(old)).toEqual({ status: 403, code: "SESSION_NOT_FRESH", isAsBefore: true });
    expect(await ask(recent)).toMatchObject({ status: 200 });
  });

  it("still reads, bans and takes roles of staff away", async () => {
    const { own } = await signedInFor(admin.id, old);
    const { id: userId } = await createUser(db);
    await createStaffMember(db, { userId, roles: ["desk"] });
    expect((await own.auth("GET", "/admin/list-users?limit=1")).status).toBe(200);
    const { authorization } = await bearerOf(own);
    const path = `/api/v1/authorized/admin/staff/${userId}/removal`;
    const key = { authorization, "idempotency-key": randomUUID() };
    expect((await own.call("POST", path, { reason: "x" }, key)).status).toBe(200);
    const ban = { userId, banReason: "x" };
    expect((await own.auth("POST", "/admin/ban-user", ban)).status).toBe(200);
  });

  const form = (values: Record<string, string>) => ({
    body: new URLSearchParams(values).toString(),
    type: { "content-type": "application/x-www-form-urlencoded" },
  });

  /** A browser's request: without scripts to the page, with them to its data. */
  async function sendForm(minutes: number, path: string, values: Record<string, string>) {
    const { own, sessionId } = await signedInFor(admin.id, minutes);
    const { body, type } = form(values);
    const cookie = [...own.cookies].map((pair) => pair.join("=")).join("; ");
    const origin = "https://takujo.example";
    const answer = await own.raw(path, {
      method: "POST",
      redirect: "manual",
      body,
      headers: { ...type, cookie, origin, "x-forwarded-for": "10.9.9.9" },
    });
    const session = await db
      .selectFrom("session")
      .select("id")
      .where("id", "=", sessionId)
      .executeTakeFirst();
    return { answer, isSignedIn: session !== undefined };
  }

  const invitation = (email: string) => ({
    intent: "invite",
    email,
    name: "",
    locale: "ja",
    roles: "desk",
    scope: "all",
  });
  const isInvited = async (email: string) =>
    (await db.selectFrom("staff_invitation").select("id").where("email", "=", email).execute())
      .length > 0;

  it.each(["", "/en"])("is led from the page to signing in and back (%s)", async (prefix) => {
    const email = newEmail();
    const path = `${prefix}/admin/staff`;
    const { answer, isSignedIn } = await sendForm(old, path, invitation(email));
    expect([answer.status, answer.headers.get("location"), isSignedIn]).toEqual([
      302,
      `${prefix}/auth/login?redirect=${encodeURIComponent(path)}`,
      false,
    ]);
    expect(await isInvited(email)).toBe(false);
    await sendForm(recent, path, invitation(email));
    expect(await isInvited(email)).toBe(true);
  });

  it("signs in in place with scripts, which then repeat the call", async () => {
    const { answer } = await sendForm(old, "/admin/staff.data", invitation(newEmail()));
    expect([answer.status, answer.headers.get("x-signed-out")]).toEqual([202, "yes"]);
  });

  it("is redirected from a user's page too", async () => {
    const { id } = await createUser(db);
    const path = `/admin/auth-user/${id}`;
    const values = { intent: "role", role: "admin", reason: "x" };
    const { answer, isSignedIn } = await sendForm(old, path, values);
    expect([answer.status, isSignedIn]).toEqual([302, false]);
    expect(answer.headers.get("location")).toContain("/auth/login?redirect=");
  });

  it("signs in before giving the reason for contact details, and returns to it", async () => {
    const path = "/admin/reservation?ask=contacts";
    const shown = async (minutes: number) => {
      const { own } = await signedInFor(admin.id, minutes);
      return (await own.call("GET", path)).text();
    };
    expect(await shown(recent)).toContain('id="contacts-reason"');
    const page = await shown(old);
    expect(page).not.toContain('id="contacts-reason"');
    expect(page).toContain('value="sign-in-again"');
    const { answer } = await sendForm(old, path, { intent: "sign-in-again" });
    expect(answer.headers.get("location")).toBe(`/auth/login?redirect=${encodeURIComponent(path)}`);
  });
});

describe("a staff session ends 30 days after the sign-in, despite renewals", () => {
  const days = 24 * 60;
  const monthFromNow = () => new Date(Date.now() + 30 * days * 60_000);

  /** Days until it ends, when it is prolonged. */
  async function lasts(sessionId: string) {
    const { expiresAt } = await db
      .updateTable("session")
      .set({ expiresAt: monthFromNow() })
      .where("id", "=", sessionId)
      .returning("expiresAt")
      .executeTakeFirstOrThrow();
    return Math.round((expiresAt.getTime() - Date.now()) / 60_000 / days);
  }

  it.each<[string, number, () => Promise<string>]>([
    ["an admin", 10, async () => (await createUser(db, { role: "admin" })).id],
    [
      "staff",
      10,
      async () => {
        const { id: userId } = await createUser(db);
        await createStaffMember(db, { userId, roles: ["host"] });
        return userId;
      },
    ],
    ["a player, who keeps theirs", 30, async () => (await createUser(db)).id],
  ])("of %s", async (_, left, make) => {
    const { sessionId } = await signedInFor(await make(), 20 * days);
    expect(await lasts(sessionId)).toBe(left);
  });

  it.each<[string, (userId: string) => Promise<unknown>]>([
    [
      "an admin",
      (id) => db.updateTable("user").set({ role: "admin" }).where("id", "=", id).execute(),
    ],
    ["staff", (userId) => createStaffMember(db, { userId, roles: ["desk"] })],
  ])("at once, if it is older when they become %s", async (_, become) => {
    const { id } = await createUser(db);
    const sessions = [await signedInFor(id, 31 * days), await signedInFor(id, 29 * days)];
    await become(id);
    const statuses = sessions.map(async ({ own }) => (await bearerOf(own)).status);
    expect(await Promise.all(statuses)).toEqual([401, 200]);
  });

  it("also for admins by the environment, unknown to the database", async () => {
    await createUser(db, { id: listedId } as never);
    const listed = async (age: number) => {
      const { own } = await signedInFor(listedId, age);
      const { authorization } = await bearerOf(own);
      const answers = [
        await own.call("GET", "/api/v1/authorized/admin/staff", undefined, { authorization }),
        await own.auth("GET", "/admin/list-users?limit=1"),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await listed(29 * days)).toEqual([200, 200]);
    expect(await listed(31 * days)).toEqual([401, 401]);
  });
});
