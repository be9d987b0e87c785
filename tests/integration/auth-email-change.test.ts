import { describe, expect, it } from "vitest";
import { newEmail } from "../support/auth-browser.ts";
import { runningAuth } from "./support/running-auth.ts";
import { publicOrigin } from "./support/running-site.ts";

const { db, inbox, browser, signedIn, logs } = await runningAuth();

const callbackURL = "/auth/changed-email";

/** Path and query of the link in the newest mail to an address. */
async function linkTo(email: string, count: number): Promise<string> {
  const mails = await inbox.untilSentTo(email, count);
  const [link = ""] = /https:\/\/\S+/.exec(mails[count - 1]?.text ?? "") ?? [];
  expect(link.startsWith(`${publicOrigin}/api/auth/verify-email?`)).toBe(true);
  return link.slice(publicOrigin.length);
}

describe("a change of e-mail address", () => {
  it("is confirmed at the old address, then at the new one, told to both, and ends other sessions [CA-16]", async () => {
    const { browser: own, email: old, userId } = await signedIn();
    const { browser: other } = await signedIn(old);
    const wanted = newEmail();
    const asked = await own.auth("POST", "/change-email", { newEmail: wanted, callbackURL });
    expect([asked.status, await asked.json()]).toEqual([200, { status: true }]);

    const confirmed = await own.call("GET", await linkTo(old, 3));
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([302, callbackURL]);
    const emailNow = async () =>
      (await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst())
        ?.email;
    expect(await emailNow()).toBe(old);

    const link = await linkTo(wanted, 1);
    const verified = await own.call("GET", link);
    expect([verified.status, verified.headers.get("location")]).toEqual([302, callbackURL]);
    expect(await emailNow()).toBe(wanted);
    expect(await (await own.auth("GET", "/get-session")).json()).toMatchObject({
      user: { email: wanted },
    });
    expect(await (await other.auth("GET", "/get-session")).json()).toBeNull();
    for (const [address, count] of [
      [old, 4],
      [wanted, 2],
    ] as const) {
      const mails = await inbox.untilSentTo(address, count);
      expect(mails[count - 1]?.subject).toBe("【卓上】メールアドレスを変更しました");
      expect(mails[count - 1]?.text).toContain(wanted);
    }

    const again = await own.call("GET", link);
    expect(again.headers.get("location")).toMatch(/^\/auth\/changed-email\?error=/);
    expect(logs()).not.toContain(wanted);
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

  it.each(["/ja/auth/changed-email", "/en/auth/changed-email"])("may land on %s", async (place) => {
    const { browser: own } = await signedIn();
    const body = { newEmail: newEmail(), callbackURL: place };
    expect((await own.auth("POST", "/change-email", body)).status).toBe(200);
  });

  it("does not tell that an address is somebody's already", async () => {
    const { email: taken } = await signedIn();
    const { browser: own, email: old } = await signedIn();
    const answer = await own.auth("POST", "/change-email", { newEmail: taken, callbackURL });
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    expect(inbox.sentTo(old)).toHaveLength(1);
  });

  it("with a forged link changes nothing", async () => {
    const { browser: own } = await signedIn();
    const token = "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.";
    const answer = await own.call(
      "GET",
      `/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent(callbackURL)}`,
    );
    expect(answer.headers.get("location")).toBe(`${callbackURL}?error=INVALID_TOKEN`);
  });
});
