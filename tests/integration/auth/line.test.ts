import { randomBytes, randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { lineChannel } from "../../support/services/line-channel.ts";
import { answerAtLine, startLine } from "../../support/services/line-provider.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const line = await startLine({ origin: publicOrigin });
/** Admin by the settings, whatever the role says. */
const adminId = randomUUID();
const { browser, signedIn, inbox, db, logs, restart } = await runningAuth({
  env: { ...line.env, ADMIN_USER_IDS: adminId },
});

afterAll(() => line.stop());
afterEach(() => {
  line.alter = (tokens) => tokens;
  line.claims = {};
  line.isAway = false;
});

const newSubject = () => `U${randomBytes(16).toString("hex")}`;
const key = (secret: string) => new TextEncoder().encode(secret);

/** Asks for the way to LINE. */
async function begin(own: AuthBrowser, to?: string, prefix = ""): Promise<string> {
  const response = await own.auth("POST", "/line/sign-in", { prefix, ...(to && { to }) });
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
}

/** What LINE's answer comes to: the address of the page that follows. */
async function comeBack(own: AuthBrowser, address: URL): Promise<string> {
  const response = await own.call("GET", address.pathname + address.search);
  expect(response.status).toBe(302);
  return response.headers.get("location") ?? "";
}

async function signInWithLine(own: AuthBrowser, subject: string | null, to?: string) {
  return comeBack(own, await answerAtLine(await begin(own, to), subject));
}

async function whoIs(own: AuthBrowser): Promise<string | null> {
  const session = (await (await own.auth("GET", "/get-session")).json()) as {
    user: { email: string };
  } | null;
  return session?.user.email ?? null;
}

/** A person with an account linked to LINE. */
async function linked() {
  const subject = newSubject();
  const own = browser();
  await signInWithLine(own, subject);
  const person = await own.signIn(inbox);
  expect((await own.auth("POST", "/line/finish")).status).toBe(200);
  return { own, subject, ...person };
}

const linkStart = (own: AuthBrowser) => own.auth("POST", "/line/link", { prefix: "/en" });

async function linkWithLine(own: AuthBrowser, subject: string | null): Promise<string> {
  const { url } = (await (await linkStart(own)).json()) as { url: string };
  return comeBack(own, await answerAtLine(url, subject));
}

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

const identities = (userId: string) =>
  db.selectFrom("account").selectAll().where("userId", "=", userId).execute();

describe("a person whom LINE identifies for the first time", () => {
  it("proves an address, and is signed in by LINE alone the next time", async () => {
    const { own, subject, email, userId } = await linked();
    expect(await whoIs(own)).toBe(email);
    expect(await identities(userId)).toMatchObject([
      {
        providerId: "line",
        accountId: subject,
        accessToken: null,
        refreshToken: null,
        idToken: null,
        scope: null,
      },
    ]);
    const mails = await inbox.untilSentTo(email, 2);
    expect(mails.at(-1)?.text).toContain("LINE");

    const later = browser();
    expect(await signInWithLine(later, subject, "/event/haru?seats=2#tables")).toBe(
      "/event/haru?seats=2#tables",
    );
    expect(await whoIs(later)).toBe(email);
    expect((await later.auth("GET", "/token")).status).toBe(200);
    const sessions = await db
      .selectFrom("session")
      .select("signInMethod")
      .where("userId", "=", userId)
      .orderBy("createdAt")
      .execute();
    expect(sessions.map(({ signInMethod }) => signInMethod)).toEqual(["code", "line"]);
  });

  it("signs in with LINE while another person is still signed in, and pages act as the new one at once", async () => {
    const { subject, userId } = await linked();
    const { browser: shared, userId: former } = await signedIn();
    expect(shared.tokenOwner()).toBe(former);
    await signInWithLine(shared, subject);
    expect(shared.tokenOwner()).toBe(userId);
  });

  it("is sent to the page that asks for an address, with the page that was wanted", async () => {
    const own = browser();
    const url = await begin(own, "/en/event/haru", "/en");
    const asked = new URL(url).searchParams;
    expect(asked.get("scope")).toBe("openid");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("nonce")).toMatch(/^[\w-]{32}$/);
    const stop = await comeBack(own, await answerAtLine(url, newSubject()));
    expect(stop).toBe("/en/auth/login?redirect=%2Fen%2Fevent%2Fharu&line=finish");
    expect(await whoIs(own)).toBeNull();
  });

  it("gets no account by an address that LINE says", async () => {
    const victim = await signedIn();
    line.claims = { email: victim.email, email_verified: true };
    const own = browser();
    expect(await signInWithLine(own, newSubject())).toContain("line=finish");
    expect(await whoIs(own)).toBeNull();
    expect(await identities(victim.userId)).toEqual([]);
  });

  it("cannot finish with a cookie that was changed, or without one, or with an older sign-in", async () => {
    const { own: left } = await linked();
    expect(await codeOf(await left.auth("POST", "/line/finish"))).toEqual([403, "LINE_EXPIRED"]);

    const forged = (await signedIn()).browser;
    forged.cookies.set("__Host-line_identity", `${newSubject()}.${Date.now()}.${"a".repeat(43)}`);
    expect(await codeOf(await forged.auth("POST", "/line/finish"))).toEqual([403, "LINE_EXPIRED"]);

    const { browser: before } = await signedIn();
    await signInWithLine(before, newSubject());
    expect(await codeOf(await before.auth("POST", "/line/finish"))).toEqual([403, "LINE_EXPIRED"]);
  });
});

describe("the way back from LINE", () => {
  it("is refused where the person said no", async () => {
    expect(await signInWithLine(browser(), null)).toBe("/auth/login?line=denied");
  });

  it("is refused without, with a made-up, and with another browser's state", async () => {
    const { subject } = await linked();
    const [own, other] = [browser(), browser()];
    const address = await answerAtLine(await begin(own), subject);
    const without = new URL(address);
    without.searchParams.delete("state");
    const madeUp = new URL(address);
    madeUp.searchParams.set("state", "a".repeat(32));
    await begin(other);
    for (const [who, where] of [
      [own, without],
      [own, madeUp],
      [other, address],
      [browser(), address],
    ] as const) {
      expect(await comeBack(who, where)).toBe("/auth/login?line=expired");
      expect(await whoIs(who)).toBeNull();
    }
    expect(await comeBack(own, address)).toBe("/user");
  });

  it("works once", async () => {
    const { subject } = await linked();
    const own = browser();
    const address = await answerAtLine(await begin(own), subject);
    const cookies = new Map(own.cookies);
    expect(await comeBack(own, address)).toBe("/user");
    await own.auth("POST", "/sign-out");
    for (const [name, value] of cookies) own.cookies.set(name, value);
    expect(await comeBack(own, address)).toBe("/auth/login?line=expired");
    expect(await whoIs(own)).toBeNull();
  });

  it("does not work with the code of another sign-in", async () => {
    const { subject } = await linked();
    const [own, thief] = [browser(), browser()];
    const stolen = await answerAtLine(await begin(own), subject);
    const address = await answerAtLine(await begin(thief), newSubject());
    address.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expect(await comeBack(thief, address)).toBe("/auth/login?line=unproven");
    expect(await whoIs(thief)).toBeNull();
  });

  it("takes too long when it was begun more than five minutes ago", async () => {
    const own = browser();
    const address = await answerAtLine(await begin(own), newSubject());
    const rows = await db.selectFrom("verification").selectAll().execute();
    for (const { id, value } of rows.filter(({ identifier }) =>
      identifier.startsWith("auth-state:"),
    )) {
      const data = JSON.parse(value) as object;
      await db
        .updateTable("verification")
        .set({ value: JSON.stringify({ ...data, expiresAt: Date.now() - 1 }) })
        .where("id", "=", id)
        .execute();
    }
    expect(await comeBack(own, address)).toBe("/auth/login?line=expired");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
  ])("does not lead to %s", async (to) => {
    const { subject } = await linked();
    expect(await signInWithLine(browser(), subject, to)).toBe("/user");
    expect(await signInWithLine(browser(), newSubject(), to)).toBe("/auth/login?line=finish");
  });

  it("names the language of the browser if nothing else is known", async () => {
    const own = browser({ headers: { "accept-language": "en" } });
    expect(
      await comeBack(own, new URL("/api/auth/line/callback?state=x&code=y", publicOrigin)),
    ).toBe("/en/auth/login?line=expired");
  });

  it("is refused while LINE does not answer", async () => {
    line.isAway = true;
    expect(await signInWithLine(browser(), newSubject())).toBe("/auth/login?line=away");
  });

  it("ends on a page even where the limit is reached", async () => {
    const own = browser();
    const stops = [];
    for (let tries = 0; tries < 22; tries++) {
      stops.push(
        await comeBack(own, new URL("/api/auth/line/callback?state=x&code=y", publicOrigin)),
      );
    }
    expect(stops.at(-1)).toBe("/auth/login?line=busy");
  });
});

describe("an ID token", () => {
  const claimsOf = (token = "") => decodeJwt(token);
  const signed = (claims: object, { secret = lineChannel.secret, alg = "HS256" } = {}) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key(secret));
  const unsigned = (claims: object) => {
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
    return `${part({ alg: "none" })}.${part(claims)}.`;
  };
  const past = Math.floor(Date.now() / 1_000) - 3_600;

  it.each<[string, (claims: object) => Promise<string> | string | undefined]>([
    ["for another channel", (claims) => signed({ ...claims, aud: "999" })],
    [
      "for another channel as well",
      (claims) => signed({ ...claims, aud: [lineChannel.id, "999"] }),
    ],
    ["of another issuer", (claims) => signed({ ...claims, iss: "https://evil.example" })],
    ["for another sign-in", (claims) => signed({ ...claims, nonce: "x".repeat(32) })],
    ["for no sign-in", (claims) => signed({ ...claims, nonce: undefined })],
    ["that has run out", (claims) => signed({ ...claims, exp: past })],
    ["without an end", (claims) => signed({ ...claims, exp: undefined })],
    ["without a subject", (claims) => signed({ ...claims, sub: undefined })],
    ["with a subject that is none", (claims) => signed({ ...claims, sub: "a.b;c" })],
    ["that somebody else signed", (claims) => signed(claims, { secret: "d".repeat(32) })],
    ["with another signature", (claims) => signed(claims, { alg: "HS512" })],
    ["that nobody signed", (claims) => unsigned(claims)],
    ["that is missing", () => undefined],
  ])("%s proves nothing", async (_, altered) => {
    const { subject } = await linked();
    line.alter = async ({ id_token, ...tokens }) => {
      const token = await altered({ ...claimsOf(id_token), sub: subject });
      return token === undefined ? tokens : { ...tokens, id_token: token };
    };
    const own = browser();
    expect(await signInWithLine(own, newSubject())).toBe("/auth/login?line=unproven");
    expect([await whoIs(own), own.cookies.has("__Host-line_identity")]).toEqual([null, false]);
  });
});

describe("who may", () => {
  it("banned people stay out", async () => {
    const { subject, userId } = await linked();
    await db.updateTable("user").set({ banned: true }).where("id", "=", userId).execute();
    const own = browser();
    expect(await signInWithLine(own, subject)).toBe("/auth/login?line=banned");
    expect(await whoIs(own)).toBeNull();
  });

  const becoming = {
    admin: (userId: string) =>
      db.updateTable("user").set({ role: "admin" }).where("id", "=", userId).execute(),
    staff: (userId: string) =>
      db
        .insertInto("staff_member")
        .values({ user_id: userId, roles: ["desk"], granted_by_id: userId })
        .execute(),
    "a reception helper": async (userId: string) => {
      const { id } = await createEvent(db);
      const helper = { event_id: id, user_id: userId, granted_by_id: userId };
      await db.insertInto("reception_helper").values(helper).execute();
    },
  };

  it.each(Object.entries(becoming))(
    "who becomes %s loses LINE and its sessions",
    async (_, become) => {
      const { own, subject, userId } = await linked();
      const later = browser();
      await signInWithLine(later, subject);
      await become(userId);
      expect(await whoIs(later)).toBeNull();
      expect(await whoIs(own)).not.toBeNull();
      expect(await identities(userId)).toEqual([]);
      expect(await linkWithLine(own, subject)).toBe("/en/user/passkey?line=staff");
    },
  );

  it("an admin by the settings does not sign in with LINE", async () => {
    const [email, subject] = [newEmail(), newSubject()];
    await db.insertInto("user").values({ id: adminId, name: "", email }).execute();
    await db
      .insertInto("account")
      .values({ id: randomUUID(), userId: adminId, providerId: "line", accountId: subject })
      .execute();
    const own = browser();
    expect(await signInWithLine(own, subject)).toBe("/auth/login?line=staff");
    expect(await whoIs(own)).toBeNull();
    await own.signIn(inbox, email);
    expect(await linkWithLine(own, newSubject())).toBe("/en/user/passkey?line=staff");
  });

  it("a session by LINE cannot change sign-in methods", async () => {
    const { subject, email } = await linked();
    const own = browser();
    await signInWithLine(own, subject);
    const tries: [string, string, object?][] = [
      ["POST", "/change-email", { newEmail: newEmail() }],
      ["POST", "/delete-user"],
      ["GET", "/passkey/generate-register-options"],
      ["POST", "/passkey/verify-registration", { response: {} }],
      ["POST", "/passkey/delete-passkey", { id: "x" }],
      ["POST", "/line/link", { prefix: "" }],
      ["POST", "/line/unlink"],
      ["POST", "/line/finish"],
    ];
    for (const [method, path, body] of tries) {
      const response = await own.auth(method, path, body);
      expect([path, ...(await codeOf(response))]).toEqual([path, 403, "SESSION_NOT_FRESH"]);
    }
    expect(await whoIs(own)).toBe(email);
  });
});

describe("an account", () => {
  it("is linked by its owner, and unlinked again, which ends what LINE has opened", async () => {
    const { browser: own, userId } = await signedIn();
    const subject = newSubject();
    expect(await linkWithLine(own, subject)).toBe("/en/user/passkey?line=linked");
    expect(await (await own.auth("GET", "/line")).json()).toEqual({ linkedAt: expect.any(String) });
    const later = browser();
    await signInWithLine(later, subject);
    expect(await whoIs(later)).not.toBeNull();
    await db.insertInto("calendar_feed").values({ user_id: userId }).execute();
    expect((await own.auth("POST", "/line/unlink")).status).toBe(200);
    expect([await whoIs(later), await identities(userId)]).toEqual([null, []]);
    expect(await db.selectFrom("calendar_feed").where("user_id", "=", userId).execute()).toEqual(
      [],
    );
    expect(await (await own.auth("GET", "/line")).json()).toEqual({ linkedAt: null });
    expect(await signInWithLine(browser(), subject)).toContain("line=finish");
  });

  it("cannot take what belongs to another, nor have two", async () => {
    const first = await linked();
    const { browser: own } = await signedIn();
    expect(await linkWithLine(own, first.subject)).toBe("/en/user/passkey?line=taken");
    expect(await linkWithLine(first.own, newSubject())).toBe("/en/user/passkey?line=another");
    expect(await linkWithLine(first.own, first.subject)).toBe("/en/user/passkey?line=linked");
    expect(await linkWithLine(own, null)).toBe("/en/user/passkey?line=denied");
  });

  it("is one of two who finish with the same identity at once", async () => {
    const subject = newSubject();
    const people = await Promise.all(
      [1, 2].map(async () => {
        const own = browser();
        await signInWithLine(own, subject);
        await own.signIn(inbox);
        return own;
      }),
    );
    const answers = await Promise.all(people.map((own) => own.auth("POST", "/line/finish")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it("is not linked without a recent sign-in, nor to whoever is signed in by then", async () => {
    const { browser: own, userId } = await signedIn();
    await db
      .updateTable("session")
      .set({ createdAt: new Date(Date.now() - 3_700_000) })
      .where("userId", "=", userId)
      .execute();
    expect(await codeOf(await linkStart(own))).toEqual([403, "SESSION_NOT_FRESH"]);
    expect(await codeOf(await own.auth("POST", "/line/unlink"))).toEqual([
      403,
      "SESSION_NOT_FRESH",
    ]);

    const { browser: shared } = await signedIn();
    const { url } = (await (await linkStart(shared)).json()) as { url: string };
    const address = await answerAtLine(url, newSubject());
    await shared.auth("POST", "/sign-out");
    const { userId: nextId } = await shared.signIn(inbox);
    expect(await comeBack(shared, address)).toBe("/en/user/passkey?line=session");
    expect(await identities(nextId)).toEqual([]);
  });

  it("is not linked in another browser by an address that somebody was sent", async () => {
    const { browser: victim, userId } = await signedIn();
    const { browser: attacker } = await signedIn();
    const { url } = (await (await linkStart(attacker)).json()) as { url: string };
    const address = await answerAtLine(url, newSubject());
    expect(await comeBack(victim, address)).toBe("/user/passkey?line=expired");
    expect(await identities(userId)).toEqual([]);
  });

  it("cannot be linked by an admin acting as the person", async () => {
    const { userId } = await signedIn();
    const admin = await signedIn();
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", admin.userId).execute();
    await admin.browser.auth("POST", "/admin/impersonate-user", { userId, reason: "a question" });
    for (const path of ["/line/link", "/line/unlink", "/line/finish"]) {
      const response = await admin.browser.auth("POST", path, { prefix: "" });
      expect(await codeOf(response)).toEqual([403, "NOT_WHILE_IMPERSONATING"]);
    }
  });

  it("takes the identity along when it is deleted", async () => {
    const { own, subject, userId } = await linked();
    expect((await own.auth("POST", "/delete-user")).status).toBe(200);
    expect(await identities(userId)).toEqual([]);
    expect(await signInWithLine(browser(), subject)).toContain("line=finish");
  });
});

it("logs neither the person nor LINE's answer", async () => {
  const { subject } = await linked();
  const own = browser();
  const address = await answerAtLine(await begin(own), subject);
  await comeBack(own, address);
  expect(logs()).not.toContain(subject);
  expect(logs()).not.toContain(address.searchParams.get("code"));
});

it("without a channel there is no such call", async () => {
  await restart({ LINE_CHANNEL_ID: "", LINE_CHANNEL_SECRET: "" });
  const own = browser();
  expect((await own.auth("POST", "/line/sign-in", { prefix: "" })).status).toBe(404);
  expect((await own.auth("GET", "/line/callback?state=x&code=y")).status).toBe(404);
});
