import { describe, expect, it } from "vitest";
import { readSessionVersion } from "../../../packages/contracts/cookie.ts";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { inbox, browser, signedIn } = await runningAuth();

const versionOf = ({ cookies }: AuthBrowser) => cookies.get("session_version");

/** The page asks for the session again as soon as this is another one, or gone. */
async function changeBy(own: AuthBrowser, act: () => Promise<Response>) {
  const before = versionOf(own);
  const response = await act();
  expect(response.ok, await response.clone().text()).toBe(true);
  return { before, after: versionOf(own), response };
}

const linkIn = (text: string) => new URL(/https:\/\/\S+/.exec(text)?.[0] ?? "").searchParams;

describe("a browser's cached session is outdated after", () => {
  it("signing in, which for the first time is signing up [AU-4]", async () => {
    const own = browser();
    const email = newEmail();
    for (const _ of ["signing up", "signing in"]) {
      const code = await own.fetchCode(inbox, email);
      const { before, after, response } = await changeBy(own, () => own.enterCode(email, code));
      expect(after).toMatch(/^[\w-]{8}$/);
      expect(after).not.toBe(before);
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session_v"));
      expect(readSessionVersion(cookie)).toBe(after);
      expect(cookie).toContain("Max-Age=2592000; Path=/; SameSite=Lax; Secure");
      expect(cookie).not.toContain("HttpOnly");
    }
  });

  it("another name [AU-4]", async () => {
    const { browser: own } = await signedIn();
    const { before, after } = await changeBy(own, () =>
      own.auth("POST", "/update-user", { name: "森野 ことり" }),
    );
    expect([after === before, typeof after]).toEqual([false, "string"]);
  });

  it("another address [AU-4]", async () => {
    const { browser: own, email } = await signedIn();
    const wanted = newEmail();
    const callbackURL = "/auth/changed-email";
    await own.auth("POST", "/change-email", { newEmail: wanted, callbackURL });
    for (const [address, count] of [
      [email, 2],
      [wanted, 1],
    ] as const) {
      const mails = await inbox.untilSentTo(address, count);
      const token = linkIn(mails[count - 1]?.text ?? "").get("token");
      const { before, after } = await changeBy(own, () =>
        own.auth("POST", "/verify-email", { token }),
      );
      expect([after === before, typeof after]).toEqual([false, "string"]);
    }
  });

  it.each(["/sign-out", "/delete-user", "/revoke-sessions"])(
    "%s, and is gone [AU-4]",
    async (path) => {
      const { browser: own } = await signedIn();
      expect(versionOf(own)).toBeDefined();
      await own.auth("POST", path);
      // The browser that ended all sessions learns it at the next request.
      await own.auth("GET", "/get-session");
      expect(versionOf(own)).toBeUndefined();
    },
  );

  it("nothing else: asking for the session, or for a token, changes nothing", async () => {
    const { browser: own } = await signedIn();
    const version = versionOf(own);
    for (const path of ["/get-session", "/token", "/list-sessions"]) {
      await own.auth("GET", path);
      expect(versionOf(own)).toBe(version);
    }
    const stranger = browser();
    await stranger.auth("GET", "/get-session");
    expect(versionOf(stranger)).toBeUndefined();
  });
});
