import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const { db, inbox, browser, signedIn, logs } = await runningAuth();

const callbackURL = "/auth/changed-email";

type Browser = ReturnType<typeof browser>;

/** The link in a mail to an address, the count-th of all its mails. */
async function linkTo(email: string, count: number): Promise<URL> {
  const mails = await inbox.untilSentTo(email, count);
  return new URL(/https:\/\/\S+/.exec(mails[count - 1]?.text ?? "")?.[0] ?? "");
}

const tokenOf = (link: URL) => link.searchParams.get("token");
const press = (who: Browser, link: URL) =>
  who.auth("POST", "/verify-email", { token: tokenOf(link) });
const outcomeOf = async (answer: Response) => [answer.status, await answer.json()];
const refused = (code: string) => [400, { code, message: expect.any(String) }];
const isSignedIn = async (who: Browser) =>
  (await (await who.auth("GET", "/get-session")).json()) !== null;

async function emailOf(userId: string) {
  const query = db.selectFrom("user").select("email").where("id", "=", userId);
  return (await query.executeTakeFirst())?.email;
}

/** Up to where the button of the old address would be pressed. */
async function asked(place = callbackURL) {
  const person = await signedIn();
  const wanted = newEmail();
  const body = { newEmail: wanted, callbackURL: place };
  const answer = await person.browser.auth("POST", "/change-email", body);
  expect(await outcomeOf(answer)).toEqual([200, { status: true }]);
  return { ...person, wanted, link: await linkTo(person.email, 2) };
}

/** Up to where the button of the new address would be pressed. */
async function confirmed() {
  const change = await asked();
  expect(await outcomeOf(await press(change.browser, change.link))).toEqual([
    200,
    { step: "confirmed" },
  ]);
  return { ...change, link: await linkTo(change.wanted, 1) };
}

describe("a change of e-mail address", () => {
  it("is confirmed at the old address, then at the new one, told to both, and ends other sessions [CA-16]", async () => {
    const { browser: own, email: old, userId, wanted, link } = await confirmed();
    const { browser: other } = await signedIn(old);
    expect(await emailOf(userId)).toBe(old);

    expect(await outcomeOf(await press(own, link))).toEqual([200, { step: "changed" }]);
    expect(await emailOf(userId)).toBe(wanted);
    expect(await (await own.auth("GET", "/get-session")).json()).toMatchObject({
      user: { email: wanted, emailVerified: true },
    });
    expect(await isSignedIn(other)).toBe(false);
    for (const [address, count] of [
      [old, 4],
      [wanted, 2],
    ] as const) {
      const mails = await inbox.untilSentTo(address, count);
      expect(mails[count - 1]?.subject).toBe("【卓上】メールアドレスを変更しました");
      expect(mails[count - 1]?.text).toContain(wanted);
    }
    expect(logs()).not.toContain(wanted);
  });

  it.each(["", "/ja", "/en"])(
    "has links that only show a page: %s/auth/changed-email",
    async (prefix) => {
      const { browser: own, email, userId, link, wanted } = await asked(`${prefix}${callbackURL}`);
      expect(link.origin + link.pathname).toBe(`${publicOrigin}${prefix}${callbackURL}`);
      expect([...link.searchParams.keys()]).toEqual(["token"]);
      await own.call("GET", link.pathname + link.search);
      expect((await own.call("GET", `/api/auth/verify-email${link.search}`)).status).toBe(405);
      const links = db.selectFrom("email_change_link").where("user_id", "=", userId);
      expect(await links.select(["step", "used_at"]).execute()).toEqual([
        { step: "confirm", used_at: null },
      ]);

      await press(own, link);
      const second = await linkTo(wanted, 1);
      expect(second.pathname).toBe(link.pathname);
      await own.call("GET", second.pathname + second.search);
      expect((await own.call("GET", `/api/auth/verify-email${second.search}`)).status).toBe(405);
      expect(await emailOf(userId)).toBe(email);
    },
  );

  it("happens in another browser too: it signs nobody in, and the one that asked stays signed in", async () => {
    const { browser: own, userId, wanted, link } = await asked();
    const elsewhere = browser();
    expect(await outcomeOf(await press(elsewhere, link))).toEqual([200, { step: "confirmed" }]);
    const { browser: stranger, email: strange, userId: strangeId } = await signedIn();
    const second = await linkTo(wanted, 1);
    expect(await outcomeOf(await press(stranger, second))).toEqual([200, { step: "changed" }]);
    expect(await emailOf(userId)).toBe(wanted);
    expect(await emailOf(strangeId)).toBe(strange);
    expect(await isSignedIn(own)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  it("happens after the one who asked has signed out", async () => {
    const { browser: own, userId, wanted, link } = await confirmed();
    await own.auth("POST", "/sign-out");
    expect(await outcomeOf(await press(own, link))).toEqual([200, { step: "changed" }]);
    expect(await emailOf(userId)).toBe(wanted);
    const sessions = db.selectFrom("session").select("id").where("userId", "=", userId);
    expect(await sessions.execute()).toEqual([]);
  });

  it("takes each link once, however often and fast its button is pressed", async () => {
    const { browser: own, email, link } = await confirmed();
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(own, link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(await outcomeOf(await press(own, link))).toEqual(refused("TOKEN_USED"));
    expect(await outcomeOf(await press(own, await linkTo(email, 2)))).toEqual(
      refused("TOKEN_USED"),
    );
  });

  it("invalidates former links when requested again", async () => {
    const { browser: own, userId, email, link } = await confirmed();
    const better = newEmail();
    await own.auth("POST", "/change-email", { newEmail: better, callbackURL });
    expect(await outcomeOf(await press(own, link))).toEqual(refused("TOKEN_USED"));
    expect(await emailOf(userId)).toBe(email);
  });

  it("takes no link after a day, nor one to an address that is somebody's by now", async () => {
    const late = await confirmed();
    const links = await db
      .selectFrom("email_change_link")
      .select("expires_at")
      .where("user_id", "=", late.userId)
      .execute();
    const day = 86_400_000;
    for (const { expires_at } of links) {
      expect(expires_at.getTime() - Date.now()).toBeGreaterThan(day - 300_000);
      expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(day);
    }
    await db
      .updateTable("email_change_link")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("user_id", "=", late.userId)
      .execute();
    expect(await outcomeOf(await press(late.browser, late.link))).toEqual(refused("TOKEN_EXPIRED"));
    const beaten = await confirmed();
    await signedIn(beaten.wanted);
    expect(await outcomeOf(await press(beaten.browser, beaten.link))).toEqual(
      refused("EMAIL_TAKEN"),
    );
    expect(await emailOf(beaten.userId)).toBe(beaten.email);
  });

  it("invalidates its links when the address changes otherwise", async () => {
    const change = await confirmed();
    const { browser: elsewhere } = await signedIn(change.email);
    const email = newEmail();
    await db.updateTable("user").set({ email }).where("id", "=", change.userId).execute();
    expect(await outcomeOf(await press(change.browser, change.link))).toEqual(
      refused("TOKEN_USED"),
    );
    expect(await emailOf(change.userId)).toBe(email);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  it("to the address of now is refused, however it is written", async () => {
    const { browser: own, email } = await signedIn();
    for (const same of [email, email.toUpperCase()]) {
      const answer = await own.auth("POST", "/change-email", { newEmail: same, callbackURL });
      expect(await outcomeOf(answer)).toEqual(refused("EMAIL_IS_THE_SAME"));
    }
  });

  it("needs a fresh sign-in", async () => {
    const { browser: own, userId } = await signedIn();
    await db
      .updateTable("session")
      .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
      .where("userId", "=", userId)
      .execute();
    const answer = await own.auth("POST", "/change-email", { newEmail: newEmail(), callbackURL });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "SESSION_NOT_FRESH" });
  });

  it("is nobody's without a session", async () => {
    const body = { newEmail: newEmail(), callbackURL };
    expect((await browser().auth("POST", "/change-email", body)).status).toBe(401);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/auth/changed-email/../../evil",
    "/auth/changed-email?next=//evil.example",
    `${publicOrigin}.evil.example/auth/changed-email`,
  ])("leads to no other place: %s", async (elsewhere) => {
    const { browser: own } = await signedIn();
    const body = { newEmail: newEmail(), callbackURL: elsewhere };
    expect((await own.auth("POST", "/change-email", body)).status).toBe(403);
  });

  it("does not tell that an address is somebody's already", async () => {
    const { email: taken } = await signedIn();
    const { browser: own, email: old } = await signedIn();
    const answer = await own.auth("POST", "/change-email", { newEmail: taken, callbackURL });
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    // As for an address that is free: the same mail, and the same answer to its button.
    const link = await linkTo(old, 2);
    expect(await outcomeOf(await press(own, link))).toEqual([200, { step: "confirmed" }]);
    const [, notice] = await inbox.untilSentTo(taken, 2);
    expect(notice?.subject).toContain("登録済み");
    expect(notice?.text).not.toContain(old);
    expect(notice?.text).not.toContain("token=");
    expect(await outcomeOf(await press(own, link))).toEqual(refused("TOKEN_USED"));
  });

  it("gives an address to one of two people who verify it concurrently", async () => {
    const people = [await signedIn(), await signedIn()];
    const wanted = newEmail();
    for (const [index, person] of people.entries()) {
      await person.browser.auth("POST", "/change-email", { newEmail: wanted, callbackURL });
      await press(person.browser, await linkTo(person.email, 2));
      await inbox.untilSentTo(wanted, index + 1);
    }
    // Both have looked whether it is free before either takes it.
    const links = [await linkTo(wanted, 1), await linkTo(wanted, 2)];
    const holder = await db.startTransaction().execute();
    await sql`lock table "user" in share mode`.execute(holder);
    const answers = links.map((link) => press(browser(), link));
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count
          from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db,
        );
        return rows[0]?.count;
      })
      .toBe(2);
    await holder.rollback().execute();
    const outcomes = await Promise.all(answers.map(async (answer) => outcomeOf(await answer)));
    expect(outcomes).toContainEqual([200, { step: "changed" }]);
    expect(outcomes).toContainEqual(refused("EMAIL_TAKEN"));
  });

  it("to one address is limited to five a day over all people", async () => {
    const wanted = newEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const { browser: own } = await signedIn();
      const body = { newEmail: count % 2 ? wanted.toUpperCase() : wanted, callbackURL };
      statuses.push((await own.auth("POST", "/change-email", body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(["", "x", "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.", undefined, 7])(
    "with a forged link changes nothing: %s",
    async (token) => {
      const answer = await browser().auth("POST", "/verify-email", { token });
      expect(answer.status).toBe(400);
    },
  );
});
