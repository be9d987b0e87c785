import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AuthBrowser } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const site = await runningAuth();
const { db, browser, signedIn } = site;

const path = "/logins/login_user";
const statusOf = async (who: AuthBrowser, token?: string) =>
  (await who.authorized(path, token)).status;

async function withToken(email?: string) {
  const person = await signedIn(email);
  const token = await person.browser.token();
  expect(await statusOf(person.browser, token)).toBe(200);
  return { ...person, token };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (token: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(token.split(".")[part] ?? "", "base64url").toString());

const setRole = (userId: string, role: string) =>
  db.updateTable("user").set({ role }).where("id", "=", userId).execute();

describe("the record of who is signed in", () => {
  it("has e-mail, display id and roles, and name and icon where there are any", async () => {
    const { browser: person, email } = await withToken();
    const bare = await person.authorized(`${path}?key=1`);
    expect(bare.headers.get("cache-control")).toBe("no-store");
    const displayId = expect.stringMatching(/^[a-z]+_[a-z]+_\d{4}$/);
    expect(await bare.json()).toEqual({ email, displayId, roles: ["user"] });
    await person.auth("POST", "/update-user", { name: "ことり", image: "avatar:kotori" });
    expect(await (await person.authorized(`${path}?key=2`)).json()).toMatchObject({
      displayName: "ことり",
      icon: "avatar:kotori",
    });
    // A foreign address would tell its owner who views it. An existing one is not shown.
    const image = "https://evil.example/pixel.png";
    expect((await person.auth("POST", "/update-user", { image })).status).toBe(400);
    await db.updateTable("user").set({ image }).where("email", "=", email).execute();
    expect(await (await person.authorized(`${path}?key=3`)).json()).not.toHaveProperty("icon");
  });

  it("says whether a role is held [CA-18]", async () => {
    const { browser: person, userId } = await withToken();
    const holds = async (role: string) => {
      const answer = await person.authorized(`/logins/check_user_role?role=${role}`);
      return ((await answer.json()) as { hasRole: boolean }).hasRole;
    };
    expect([await holds("user"), await holds("admin"), await holds("use")]).toEqual([
      true,
      false,
      false,
    ]);
    await setRole(userId, "user,admin");
    await person.token();
    expect([await holds("user"), await holds("admin")]).toEqual([true, true]);
    expect((await person.authorized("/logins/check_user_role")).status).toBe(400);
  });

  it("is refused without a token", async () => {
    const answer = await browser().authorized(path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "sign-in-required" });
  });
});

describe("a token", () => {
  it("lives for 15 minutes and never longer than its session", async () => {
    const { token, userId } = await withToken();
    expect(decode(token, 0)).toMatchObject({ alg: "EdDSA" });
    const { exp, iat, iss, aud } = decode(token, 1);
    expect(exp - iat).toBeLessThanOrEqual(900);
    expect(exp - iat).toBeGreaterThan(890);
    expect([iss, aud]).toEqual([publicOrigin, `${publicOrigin}/api`]);
    // An impersonated session is not prolonged by its use, so it can be near its end.
    const { browser: own, userId: adminId } = await signedIn();
    await setRole(adminId, "admin");
    await own.auth("POST", "/admin/impersonate-user", { userId, reason: "asked for help" });
    const end = new Date(Date.now() + 60_000);
    await db
      .updateTable("session")
      .set({ expiresAt: end })
      .where("impersonatedBy", "=", adminId)
      .execute();
    expect(decode(await own.token(), 1).exp).toBe(Math.floor(end.getTime() / 1000));
  });

  it("comes with a cookie that scripts can read [CA-12][AU-10]", async () => {
    const { browser: person } = await signedIn();
    const answer = await person.auth("GET", "/token");
    const { token } = (await answer.json()) as { token: string };
    expect(answer.headers.getSetCookie()).toEqual([
      `auth_jwt=${token}; Max-Age=86400; Path=/; SameSite=Lax; Secure`,
    ]);
    const left = await person.auth("POST", "/sign-out");
    expect(left.headers.getSetCookie()).toContain(
      "auth_jwt=; Max-Age=0; Path=/; SameSite=Lax; Secure",
    );
    const refused = await person.auth("GET", "/token");
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie().join()).not.toContain("auth_jwt");
  });
});

describe("a forged token", () => {
  let person: AuthBrowser;
  let token: string;
  let payload: object;
  let header: { alg: string; kid: string };
  beforeAll(async () => {
    ({ browser: person, token } = await withToken());
    payload = decode(token, 1);
    header = decode(token, 0);
  });
  const { privateKey } = generateKeyPairSync("ed25519");

  const forged: [string, () => Promise<string> | string][] = [
    ["without a signature", () => `${encode({ ...header, alg: "none" })}.${encode(payload)}.`],
    [
      "signed with the public key as a secret",
      async () => {
        const key = await db.selectFrom("jwks").select("publicKey").executeTakeFirstOrThrow();
        const text = `${encode({ ...header, alg: "HS256" })}.${encode(payload)}`;
        const mac = createHmac("sha256", key.publicKey).update(text).digest("base64url");
        return `${text}.${mac}`;
      },
    ],
    [
      "signed by somebody else",
      () => {
        const text = `${encode(header)}.${encode(payload)}`;
        return `${text}.${sign(null, Buffer.from(text), privateKey).toString("base64url")}`;
      },
    ],
    [
      "with a key of its own",
      () => {
        const { publicKey } = generateKeyPairSync("ed25519");
        const jwk = publicKey.export({ format: "jwk" });
        const text = `${encode({ alg: "EdDSA", jwk })}.${encode(payload)}`;
        return `${text}.${sign(null, Buffer.from(text), privateKey).toString("base64url")}`;
      },
    ],
    [
      "for another person",
      () => {
        const [head, , signature] = token.split(".");
        return `${head}.${encode({ ...payload, sub: "somebody" })}.${signature}`;
      },
    ],
    ["of nonsense", () => "a.b.c"],
    ["of great length", () => `${token}${"a".repeat(5000)}`],
  ];
  it.each(forged)("%s is refused", async (_, forge) => {
    expect(await statusOf(person, await forge())).toBe(401);
    expect(await statusOf(person, token)).toBe(200);
  });

  it("made by our own key for others, or past its time, is refused", async () => {
    const { createAuth } = await import("../../../packages/auth/create-auth.ts");
    const { developmentSecret } = await import("../../../packages/runtime/secret/secret-keys.ts");
    const { silentLogger } = await import("../../support/silent-logger.ts");
    const { api } = createAuth({
      db,
      logger: silentLogger,
      origin: publicOrigin,
      signingSecret: developmentSecret,
      adminUserIds: [],
    });
    const signed = async (changes: object) =>
      (await api.signJWT({ body: { payload: { ...payload, ...changes } } })).token;
    const now = Math.floor(Date.now() / 1000);
    expect(await statusOf(person, await signed({}))).toBe(200);
    for (const changes of [
      { aud: "https://evil.example/api" },
      { aud: publicOrigin },
      { iss: "https://evil.example" },
      { exp: now - 60 },
      { nbf: now + 600 },
      { sid: "another" },
      { sid: undefined },
      { role: "admin" },
    ]) {
      expect(await statusOf(person, await signed(changes))).toBe(401);
    }
  });
});

describe("a token is worthless at once", () => {
  const ends: [string, (person: Awaited<ReturnType<typeof withToken>>) => Promise<unknown>][] = [
    ["after sign-out", ({ browser: own }) => own.auth("POST", "/sign-out")],
    ["after revoking every session", ({ browser: own }) => own.auth("POST", "/revoke-sessions")],
    ["after deleting the account", ({ browser: own }) => own.auth("POST", "/delete-user")],
    [
      "after a ban",
      async ({ userId }) =>
        (await admin()).auth("POST", "/admin/ban-user", { userId, reason: "spam" }),
    ],
    [
      "after a change of role",
      async ({ userId }) =>
        (await admin()).auth("POST", "/admin/set-role", {
          userId,
          role: "admin",
          reason: "new here",
        }),
    ],
    [
      "after removal",
      async ({ userId }) => (await admin()).auth("POST", "/admin/remove-user", { userId }),
    ],
    [
      "after an admin ended the sessions",
      async ({ userId }) => (await admin()).auth("POST", "/admin/revoke-user-sessions", { userId }),
    ],
    [
      "when the session has run out",
      ({ userId }) =>
        db
          .updateTable("session")
          .set({ expiresAt: sql`now()` })
          .where("userId", "=", userId)
          .execute(),
    ],
  ];
  async function admin() {
    const { browser: own, userId } = await signedIn();
    await setRole(userId, "admin");
    return own;
  }

  it.each(ends)("%s", async (_, end) => {
    const person = await withToken();
    const answer = await end(person);
    if (answer instanceof Response) expect(answer.status).toBe(200);
    expect(await statusOf(person.browser, person.token)).toBe(401);
  });

  it("after an admin stopped acting in somebody's name [CA-11][IM-2]", async () => {
    const { userId, email } = await withToken();
    const own = await admin();
    const before = await own.token();
    await own.auth("POST", "/admin/impersonate-user", { userId, reason: "asked for help" });
    expect(own.cookies.has("auth_jwt")).toBe(false);
    const session = await (await own.auth("GET", "/get-session")).json();
    expect(session).toMatchObject({
      user: { email },
      session: { impersonatedBy: expect.any(String) },
    });
    const token = await own.token();
    expect(await (await own.authorized(path)).json()).toMatchObject({ email });
    expect((await own.auth("POST", "/admin/stop-impersonating")).status).toBe(200);
    expect(await statusOf(own, token)).toBe(401);
    expect(await statusOf(own, before)).toBe(200);
  });
});

describe("keys and sessions", () => {
  it("survive a key rotation: nobody is signed out, old and new tokens are valid", async () => {
    const { browser: person, token } = await withToken();
    await db.updateTable("jwks").set({ expiresAt: sql`now()` }).execute();
    const next = await person.token();
    expect(decode(next, 0).kid).not.toBe(decode(token, 0).kid);
    expect(await statusOf(person, token)).toBe(200);
    expect(await statusOf(person, next)).toBe(200);
    const { keys } = (await (await person.auth("GET", "/jwks")).json()) as {
      keys: { kid: string }[];
    };
    expect(keys.map(({ kid }) => kid)).toEqual(
      expect.arrayContaining([decode(token, 0).kid, decode(next, 0).kid]),
    );
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  it("survive a restart of the server", async () => {
    const { browser: person, token, email } = await withToken();
    const server = await site.restart();
    const after = browser({ server: server.origin });
    for (const [name, value] of person.cookies) after.cookies.set(name, value);
    expect(await (await after.auth("GET", "/get-session")).json()).toMatchObject({
      user: { email },
    });
    expect(await statusOf(after, token)).toBe(200);
  });

  it("give a token no longer than a minute once its key was taken out of the table", async () => {
    const { createBearerCheck } = await import("../../../packages/runtime/bearer/bearer-check.ts");
    const { token } = await withToken();
    const check = createBearerCheck(db, publicOrigin);
    const later = performance.now() + 61_000;
    expect(await check(`Bearer ${token}`)).toMatchObject({ roles: ["user"] });
    await db.deleteFrom("jwks").where("id", "=", decode(token, 0).kid).execute();
    vi.spyOn(performance, "now").mockReturnValue(later);
    await expect(check(`Bearer ${token}`)).rejects.toThrow("sign-in-required");
    vi.restoreAllMocks();
  });
});
