import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const { db, browser, inbox, signedIn } = await runningAuth();

async function admin() {
  const { browser: own, userId } = await signedIn();
  await db.updateTable("user").set({ role: "admin" }).where("id", "=", userId).execute();
  return own;
}

type Json = Record<string, unknown>;
const json = async (answer: Response) => (await answer.json()) as Json;

describe("the session", () => {
  it("and its user are told to who is signed in, and nothing to others [CA-1]", async () => {
    const { browser: own, email } = await signedIn();
    expect(await json(await own.auth("GET", "/get-session"))).toMatchObject({
      session: { id: expect.any(String), impersonatedBy: null },
      user: { email, role: "user" },
    });
    const anonymous = await browser().auth("GET", "/get-session");
    expect([anonymous.status, await anonymous.json()]).toEqual([200, null]);
    expect(anonymous.headers.get("cache-control")).toBe("no-store");
  });

  it("lasts 30 days in a cookie that scripts cannot read", async () => {
    const own = browser();
    const email = newEmail();
    const answer = await own.enterCode(email, await own.fetchCode(inbox, email));
    const cookie = answer.headers.getSetCookie().find((text) => text.includes("session_token"));
    expect(cookie).toMatch(/^__Host-better-auth\.session_token=/);
    for (const part of ["Max-Age=2592000", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) {
      expect(cookie).toContain(part);
    }
  });

  it("ends with sign-out [CA-2]", async () => {
    const { browser: own } = await signedIn();
    const before = new Map(own.cookies);
    expect((await own.auth("POST", "/sign-out")).status).toBe(200);
    for (const [name, value] of before) own.cookies.set(name, value);
    expect(await (await own.auth("GET", "/get-session")).json()).toBeNull();
  });

  it("ends with sign-out for good, despite concurrent calls", async () => {
    const { browser: own } = await signedIn();
    const before = new Map(own.cookies);
    const calls = ["/get-session", "/token", "/get-session", "/token"] as const;
    await Promise.all([
      ...calls.map((path) => own.auth("GET", path)),
      own.auth("POST", "/sign-out"),
      ...calls.map((path) => own.auth("GET", path)),
    ]);
    for (const [name, value] of before) own.cookies.set(name, value);
    expect(await (await own.auth("GET", "/get-session")).json()).toBeNull();
    expect((await own.auth("GET", "/token")).status).toBe(401);
  });

  it.each([false, true])(
    "ends with sign-out for the admin too who acted in a name, ran out already: %s",
    async (isOver) => {
      const { browser: own, userId: adminId } = await signedIn();
      await db.updateTable("user").set({ role: "admin" }).where("id", "=", adminId).execute();
      const { userId } = await signedIn();
      expect((await own.auth("POST", "/admin/impersonate-user", { userId })).status).toBe(200);
      expect([...own.cookies.keys()]).toContain("__Host-better-auth.admin_session");
      if (isOver) {
        await db.deleteFrom("session").where("impersonatedBy", "=", adminId).execute();
      }
      expect((await own.auth("POST", "/sign-out")).status).toBe(200);
      expect([...own.cookies.keys()].filter((name) => name.includes("better-auth"))).toEqual([]);
      const left = await db
        .selectFrom("session")
        .select("id")
        .where((eb) => eb.or([eb("userId", "=", adminId), eb("impersonatedBy", "=", adminId)]))
        .execute();
      expect(left).toEqual([]);
    },
  );

  it("ends with all of a person's, or all but this one [CA-3]", async () => {
    const { browser: phone, email } = await signedIn();
    const { browser: desk } = await signedIn(email);
    expect((await desk.auth("POST", "/revoke-other-sessions")).status).toBe(200);
    expect(await (await phone.auth("GET", "/get-session")).json()).toBeNull();
    expect(await (await desk.auth("GET", "/get-session")).json()).not.toBeNull();
    expect((await desk.auth("POST", "/revoke-sessions")).status).toBe(200);
    expect(await (await desk.auth("GET", "/get-session")).json()).toBeNull();
  });
});

describe("an account", () => {
  it("is deleted with everything that belongs to it [CA-4]", async () => {
    const { browser: own, email, userId } = await signedIn();
    const answer = await own.auth("POST", "/delete-user");
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: "User deleted" },
    ]);
    for (const table of ["session", "account", "passkey"] as const) {
      const rows = await db.selectFrom(table).where("userId", "=", userId).selectAll().execute();
      expect(rows).toEqual([]);
    }
    const users = await db.selectFrom("user").where("email", "=", email).selectAll().execute();
    expect(users).toEqual([]);
  });

  it("is not deleted by a person who signed in long ago", async () => {
    const { browser: own, userId } = await signedIn();
    await db
      .updateTable("session")
      .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
      .where("userId", "=", userId)
      .execute();
    expect((await own.auth("POST", "/delete-user")).status).toBe(400);
  });
});

describe("passkeys", () => {
  it("are asked for at sign-in, with the user verified, for this host [CA-5]", async () => {
    const answer = await browser().auth("POST", "/passkey/generate-authenticate-options");
    expect(answer.status).toBe(200);
    expect(await json(answer)).toMatchObject({
      challenge: expect.any(String),
      rpId: "takujo.example",
      userVerification: "required",
    });
  });

  it("are refused without a challenge, or unknown [CA-6]", async () => {
    const response = { id: "unknown", rawId: "unknown", type: "public-key", response: {} };
    const own = browser();
    const first = await own.auth("POST", "/passkey/verify-authentication", { response });
    expect(first.status).toBe(400);
    await own.auth("POST", "/passkey/generate-authenticate-options");
    const second = await own.auth("POST", "/passkey/verify-authentication", { response });
    expect(second.status).toBe(401);
    const replayed = await own.auth("POST", "/passkey/verify-authentication", { response });
    expect(replayed.status).toBe(400);
  });

  it("are made by who is signed in, with an id of 1 to 64 bytes [CA-7][PK-4]", async () => {
    const { browser: own } = await signedIn();
    const path = "/passkey/generate-register-options?authenticatorAttachment=platform&name=phone";
    const options = await json(await own.auth("GET", path));
    expect(options).toMatchObject({
      rp: { id: "takujo.example" },
      authenticatorSelection: {
        userVerification: "required",
        authenticatorAttachment: "platform",
      },
    });
    const { id } = options["user"] as { id: string };
    const bytes = Buffer.from(id, "base64url").length;
    expect(bytes).toBeGreaterThanOrEqual(1);
    expect(bytes).toBeLessThanOrEqual(64);
    expect((await browser().auth("GET", path)).status).toBe(401);
  });

  it("are not registered from invalid data, nor without a session [CA-8]", async () => {
    const { browser: own } = await signedIn();
    const body = { response: { id: "x", rawId: "x", type: "public-key", response: {} }, name: "x" };
    expect((await own.auth("POST", "/passkey/verify-registration", body)).status).toBe(400);
    expect((await browser().auth("POST", "/passkey/verify-registration", body)).status).toBe(401);
  });

  it("are listed, renamed and deleted by their owner alone [CA-9][CA-14]", async () => {
    const { browser: own, userId } = await signedIn();
    const { browser: other } = await signedIn();
    await db
      .insertInto("passkey")
      .values({
        id: userId,
        userId,
        name: "phone",
        publicKey: "key",
        credentialID: userId,
        counter: 0,
        deviceType: "singleDevice",
        backedUp: false,
      })
      .execute();
    const list = async (who: typeof own) =>
      (await who.auth("GET", "/passkey/list-user-passkeys")).json();
    expect(await list(own)).toMatchObject([{ id: userId, name: "phone" }]);
    expect(await list(other)).toEqual([]);
    const rename = { id: userId, name: "tablet" };
    expect((await other.auth("POST", "/passkey/update-passkey", rename)).ok).toBe(false);
    expect((await other.auth("POST", "/passkey/delete-passkey", { id: userId })).ok).toBe(false);
    expect((await own.auth("POST", "/passkey/update-passkey", rename)).status).toBe(200);
    expect(await list(own)).toMatchObject([{ id: userId, name: "tablet" }]);
    expect((await own.auth("POST", "/passkey/delete-passkey", { id: userId })).status).toBe(200);
    expect(await list(own)).toEqual([]);
    expect((await browser().auth("GET", "/passkey/list-user-passkeys")).status).toBe(401);
  });
});

describe("administration", () => {
  it("lists users as the query says [CA-10]", async () => {
    const own = await admin();
    const { email } = await signedIn();
    const found = await json(
      await own.auth(
        "GET",
        `/admin/list-users?limit=5&offset=0&sortBy=email&sortDirection=asc&searchField=email&searchOperator=contains&searchValue=${email.slice(0, 12)}`,
      ),
    );
    expect(found).toMatchObject({ total: 1, users: [{ email }] });
    const page = await json(
      await own.auth("GET", "/admin/list-users?limit=1&offset=1&sortBy=createdAt"),
    );
    expect(page["users"]).toHaveLength(1);
  });

  it("creates, ends the sessions of, and removes a user [CA-15]", async () => {
    const own = await admin();
    const email = newEmail();
    const body = { name: "ことり", email, password: "a long enough password" };
    const created = await json(await own.auth("POST", "/admin/create-user", body));
    expect(created).toMatchObject({ user: { email, name: "ことり", role: "user" } });
    const { id: userId } = created["user"] as { id: string };
    const { browser: person } = await signedIn(email);
    const revoked = await own.auth("POST", "/admin/revoke-user-sessions", { userId });
    expect(revoked.status).toBe(200);
    expect(await (await person.auth("GET", "/get-session")).json()).toBeNull();
    expect((await own.auth("POST", "/admin/remove-user", { userId })).status).toBe(200);
    expect((await own.auth("GET", `/admin/get-user?id=${userId}`)).status).toBe(404);
  });

  it("refuses short passwords, and signing in with one", async () => {
    const own = await admin();
    const email = newEmail();
    const create = (password: string) =>
      own.auth("POST", "/admin/create-user", { name: "a", email, password });
    expect(await json(await create("short"))).toMatchObject({ code: "PASSWORD_TOO_SHORT" });
    expect((await create("a long enough password")).status).toBe(200);
    const signIn = { email, password: "a long enough password" };
    expect((await browser().auth("POST", "/sign-in/email", signIn)).status).toBe(404);
  });

  it("acts in a person's name, but not in an admin's, and not in everything [CA-15][IM-2]", async () => {
    const own = await admin();
    const { userId, email } = await signedIn();
    const { userId: secondId } = await signedIn();
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", secondId).execute();
    const impersonate = (who: typeof own, id: string) =>
      who.auth("POST", "/admin/impersonate-user", { userId: id });
    expect((await impersonate(browser(), userId)).status).toBe(401);
    expect((await impersonate(own, secondId)).status).toBe(403);
    expect((await impersonate(own, userId)).status).toBe(200);
    expect(await json(await own.auth("GET", "/get-session"))).toMatchObject({ user: { email } });
    const calls: [string, unknown][] = [
      ["/change-email", { newEmail: newEmail() }],
      ["/delete-user", undefined],
      ["/passkey/delete-passkey", { id: "any" }],
      ["/update-user", { name: "another" }],
    ];
    for (const [path, body] of calls) {
      const answer = await own.auth("POST", path, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await json(answer)).toMatchObject({ code: "NOT_WHILE_IMPERSONATING" });
    }
    expect((await own.auth("GET", "/passkey/generate-register-options")).status).toBe(403);
    expect((await own.auth("POST", "/admin/stop-impersonating")).status).toBe(200);
    expect(await json(await own.auth("GET", "/get-session"))).not.toMatchObject({
      user: { email },
    });
  });
});

describe("what is not ours", () => {
  it.each([
    ["an origin of another site", { origin: "https://evil.example" }],
    ["an origin that only looks like ours", { origin: `${publicOrigin}.evil.example` }],
    ["no origin that could be named", { origin: "null" }],
    ["a body of plain text", { "content-type": "text/plain" }],
    ["a body of a form", { "content-type": "application/x-www-form-urlencoded" }],
  ])("is refused: %s", async (_, headers) => {
    const { browser: own } = await signedIn();
    const body = { name: "changed" };
    const answer = await own.auth("POST", "/update-user", body, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect((await own.auth("POST", "/update-user", body)).status).toBe(200);
  });

  it("is refused: a body without a type, and writes without an origin", async () => {
    const { browser: own } = await signedIn();
    const cookie = [...own.cookies].map((pair) => pair.join("=")).join("; ");
    const send = (headers: Record<string, string>, body: Uint8Array<ArrayBuffer> | null) =>
      own.raw("/api/auth/sign-out", { method: "POST", headers: { cookie, ...headers }, body });
    expect((await send({ origin: publicOrigin }, new TextEncoder().encode("{}"))).status).toBe(403);
    expect((await send({}, null)).status).toBe(403);
    expect((await send({ origin: publicOrigin }, null)).status).toBe(200);
  });

  it("is not found: calls that the product does not have", async () => {
    const { browser: own } = await signedIn();
    for (const [method, path] of [
      ["POST", "/sign-up/email"],
      ["POST", "/sign-in/email"],
      ["POST", "/email-otp/check-verification-otp"],
      ["POST", "/email-otp/reset-password"],
      ["POST", "/email-otp/change-email"],
      ["POST", "/set-password"],
      ["GET", "/ok"],
    ] as const) {
      expect([path, (await own.auth(method, path)).status]).toEqual([path, 404]);
    }
  });

  it.each([
    ["GET", "/passkey/generate-authenticate-options", "POST"],
    ["GET", "/sign-out", "POST"],
    ["DELETE", "/sign-out", "POST"],
    ["PUT", "/get-session", "GET"],
    ["POST", "/admin/list-users", "GET"],
  ])("is no method of a call that has another: %s %s", async (method, path, allow) => {
    const { browser: own } = await signedIn();
    const { status, headers } = await own.auth(method, path);
    expect([status, headers.get("allow")]).toEqual([405, allow]);
    expect((await own.auth("GET", "/get-session")).status).toBe(200);
    expect(await json(await own.auth("GET", "/get-session"))).not.toBeNull();
  });

  it("is refused unread: a body of more than 100 kB", async () => {
    const answer = await browser().askForCode(`${"a".repeat(200_000)}@example.jp`);
    expect(answer.status).toBe(413);
  });
});
