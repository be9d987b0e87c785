import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { codeIn, newEmail, otherCode } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { db, inbox, browser, signedIn, logs } = await runningAuth();

const sessionsOf = async (email: string) =>
  db
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.userId")
    .where("user.email", "=", email)
    .select("session.id")
    .execute();

describe("the mail with the code", () => {
  it("is short and plain, has no link, and binds the code to the site in its last line", async () => {
    const email = newEmail();
    await browser().fetchCode(inbox, email);
    const [mail] = inbox.sentTo(email);
    expect(mail?.subject).toMatch(/^【卓上】ログイン用コード：\d{6}$/);
    expect(mail?.html).toBeFalsy();
    expect(mail?.text).not.toMatch(/https?:|www\./);
    expect(mail?.text?.trimEnd().split("\n").at(-1)).toMatch(/^@takujo\.example #\d{6}$/);
  });

  it.each([
    [{ "accept-language": "en-GB,en;q=0.9" }, "Takujo login code"],
    [{ "accept-language": "en", cookie: "i18n_redirected=ja" }, "ログイン用コード"],
    [{ "accept-language": "fr" }, "ログイン用コード"],
  ])("is in the language of %o", async (headers, words) => {
    const email = newEmail();
    await browser({ headers: headers as Record<string, string> }).askForCode(email);
    const [mail] = await inbox.untilSentTo(email);
    expect(mail?.subject).toContain(words);
  });
});

describe("sign-in by code", () => {
  it("makes an account at first, and finds it again [CA-13][RO-9]", async () => {
    const { email, userId } = await signedIn();
    const again = await signedIn(email);
    expect(again.userId).toBe(userId);
    const user = await db
      .selectFrom("user")
      .selectAll()
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: "user", emailVerified: true, locale: "ja", banned: false });
  });

  it("brings the token of the new session in the same answer, for scripts too, for a day [AU-10]", async () => {
    const { browser: own, email } = await signedIn();
    const before = own.cookies.get("auth_jwt");
    const other = newEmail();
    const answer = await own.enterCode(other, await own.fetchCode(inbox, other));
    const tokens = answer.headers.getSetCookie().filter((text) => text.startsWith("auth_jwt="));
    expect(tokens).toEqual([
      expect.stringMatching(
        /^auth_jwt=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=86400; Path=\/; SameSite=Lax; Secure$/,
      ),
    ]);
    expect(own.cookies.get("auth_jwt")).not.toBe(before);
    const emailOf = async (token?: string) =>
      ((await (await own.authorized("/logins/login_user", token)).json()) as { email: string })
        .email;
    expect([await emailOf(), await emailOf(before)]).toEqual([other, email]);
  });

  it("brings no token when it is refused", async () => {
    const { browser: own } = await signedIn();
    const email = newEmail();
    const code = await own.fetchCode(inbox, email);
    const refused = await own.enterCode(email, otherCode(code));
    expect(refused.status).toBe(400);
    expect(refused.headers.getSetCookie().join()).not.toContain("auth_jwt");
  });

  it("succeeds even if no token can be made, and drops the former one", async () => {
    const { browser: own, email } = await signedIn();
    expect(own.cookies.has("auth_jwt")).toBe(true);
    const code = await own.fetchCode(inbox, email);
    await sql`alter table jwks rename to jwks_away`.execute(db);
    try {
      expect((await own.enterCode(email, code)).status).toBe(200);
    } finally {
      await sql`alter table jwks_away rename to jwks`.execute(db);
    }
    expect(own.cookies.has("auth_jwt")).toBe(false);
    await expect.poll(logs).toContain("signed in without a token");
    expect((await own.auth("GET", "/token")).status).toBe(200);
    expect(own.cookies.has("auth_jwt")).toBe(true);
  });

  it("stores neither code nor address in readable form", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    const rows = await db.selectFrom("verification").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(logs()).not.toContain(email);
  });

  it("gives one session for fifty correct codes at once", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const tab = browser({ address: `192.0.2.${index + 1}` });
        for (const [name, value] of asking.cookies) tab.cookies.set(name, value);
        return tab.enterCode(email, code);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it("takes a code once", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    expect((await asking.enterCode(email, code)).status).toBe(200);
    const second = await asking.enterCode(email, code);
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ code: "INVALID_OTP", message: "Invalid OTP" });
  });

  it("allows three tries", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    for (let count = 1; count <= 3; count++) {
      expect((await asking.enterCode(email, otherCode(code))).status).toBe(400);
    }
    expect((await asking.enterCode(email, code)).ok).toBe(false);
    expect((await asking.enterCode(email, code)).ok).toBe(false);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it("refuses a code after five minutes", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    const [row] = await db
      .selectFrom("verification")
      .selectAll()
      .orderBy("createdAt", "desc")
      .limit(1)
      .execute();
    const lives = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.round(lives / 1000)).toBe(300);
    await db
      .updateTable("verification")
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where("id", "=", row?.id ?? "")
      .execute();
    const answer = await asking.enterCode(email, code);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "OTP_EXPIRED" });
  });

  it("takes a code only from the browser that asked, and others cannot spend its tries", async () => {
    const email = newEmail();
    const asking = browser();
    const code = await asking.fetchCode(inbox, email);
    for (let count = 1; count <= 4; count++) {
      expect((await browser().enterCode(email, code)).status).toBe(400);
    }
    const thief = browser();
    await thief.fetchCode(inbox, newEmail());
    expect((await thief.enterCode(email, code)).status).toBe(400);
    expect((await asking.enterCode(email, code)).status).toBe(200);
  });

  it("lets the newest code of a browser count alone", async () => {
    const email = newEmail();
    const asking = browser();
    const first = await asking.fetchCode(inbox, email);
    const second = await asking.fetchCode(inbox, email);
    if (first !== second) expect((await asking.enterCode(email, first)).status).toBe(400);
    expect((await asking.enterCode(email, second)).status).toBe(200);
  });

  it("sends five codes an hour to an address for one place, and twenty wherever they are asked for", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let count = 1; count <= 22; count++) {
      // Five from one place, a sixth that is refused and does not count, then some from other places.
      const place = count <= 6 ? { address: "198.51.100.6" } : {};
      const { status } = await browser(place).askForCode(email);
      statuses.push(status);
    }
    const granted = (count: number) => Array.from({ length: count }, () => 200);
    expect(statuses).toEqual([...granted(5), 429, ...granted(15), 429]);
    const refusal = await browser().askForCode(email.toUpperCase());
    expect(refusal.status).toBe(429);
    expect(await refusal.json()).toMatchObject({ code: "TOO_MANY_CODES" });
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("is limited by network address, whatever the request claims", async () => {
    const statuses = new Set<number>();
    for (let count = 1; count <= 25; count++) {
      const claims = browser({
        address: `198.51.100.${count}, 203.0.113.9`,
        headers: { "x-client-address": `198.51.100.${count}`, "x-real-ip": `198.51.100.${count}` },
      });
      const answer = await claims.enterCode(newEmail(), "123456");
      statuses.add(answer.status);
      if (answer.status !== 429) continue;
      expect(await answer.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect([...statuses]).toEqual([400, 429]);
  });

  it("answers known and unknown addresses alike", async () => {
    const { email: known } = await signedIn();
    const unknown = newEmail();
    const answers = async (email: string) => {
      const asking = browser();
      const asked = await asking.askForCode(email);
      const [mail] = (await inbox.untilSentTo(email, email === known ? 2 : 1)).slice(-1);
      const code = codeIn(mail?.text ?? "");
      const tries: [number, string][] = [];
      for (let count = 1; count <= 4; count++) {
        const answer = await asking.enterCode(email, otherCode(code));
        tries.push([answer.status, await answer.text()]);
      }
      return { asked: [asked.status, await asked.text()], tries };
    };
    expect(await answers(unknown)).toEqual(await answers(known));
  });

  it("sends codes for sign-in only", async () => {
    for (const type of ["forget-password", "email-verification", "change-email"]) {
      const body = { email: newEmail(), type };
      const answer = await browser().auth("POST", "/email-otp/send-verification-otp", body);
      expect(answer.status).toBe(400);
    }
  });
});
