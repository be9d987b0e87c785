import { describe, expect, it } from "vitest";
import { SoftAuthenticator } from "../../support/soft-authenticator.ts";
import { runningAuth } from "../support/running-auth.ts";
import { publicOrigin } from "../support/running-site.ts";

const { browser, signedIn } = await runningAuth();
type Browser = ReturnType<typeof browser>;

async function challengeFor(own: Browser, method: string, path: string): Promise<string> {
  const { challenge } = (await (await own.auth(method, path)).json()) as { challenge: string };
  return challenge;
}

async function register(own: Browser, authenticator: SoftAuthenticator) {
  const challenge = await challengeFor(own, "GET", "/passkey/generate-register-options");
  const response = authenticator.register(challenge);
  return own.auth("POST", "/passkey/verify-registration", { response, name: "phone" });
}

async function signIn(authenticator: SoftAuthenticator, own = browser()) {
  const challenge = await challengeFor(own, "POST", "/passkey/generate-authenticate-options");
  const response = authenticator.signIn(challenge);
  const answer = await own.auth("POST", "/passkey/verify-authentication", { response });
  const session = (await (await own.auth("GET", "/get-session")).json()) as object | null;
  return { answer, isSignedIn: session !== null };
}

const refused = { code: "USER_VERIFICATION_REQUIRED" };

describe("an authenticator", () => {
  it("that verifies its user is registered, and signs in [CA-6][CA-8]", async () => {
    const { browser: own } = await signedIn();
    const authenticator = new SoftAuthenticator({ origin: publicOrigin, verifiesUser: true });
    expect((await register(own, authenticator)).status).toBe(200);
    const { answer, isSignedIn } = await signIn(authenticator);
    expect([answer.status, isSignedIn]).toEqual([200, true]);
  });

  it("that signs in while another person is still signed in ends their token, and brings a new one", async () => {
    const { browser: own, userId } = await signedIn();
    const authenticator = new SoftAuthenticator({ origin: publicOrigin, verifiesUser: true });
    await register(own, authenticator);
    const { browser: shared, userId: former } = await signedIn();
    expect(shared.tokenOwner()).toBe(former);
    await signIn(authenticator, shared);
    expect(shared.tokenOwner()).toBe(userId);
    expect((await shared.authorized("/logins/login_user")).status).toBe(200);
  });

  it("that does not is not registered [CA-8]", async () => {
    const { browser: own } = await signedIn();
    const authenticator = new SoftAuthenticator({ origin: publicOrigin, verifiesUser: false });
    const answer = await register(own, authenticator);
    expect([answer.status, await answer.json()]).toMatchObject([400, refused]);
    expect(await (await own.auth("GET", "/passkey/list-user-passkeys")).json()).toEqual([]);
  });

  it("that no longer does signs nobody in [CA-6]", async () => {
    const { browser: own } = await signedIn();
    const authenticator = new SoftAuthenticator({ origin: publicOrigin, verifiesUser: true });
    await register(own, authenticator);
    authenticator.verifiesUser = false;
    const { answer, isSignedIn } = await signIn(authenticator);
    expect([answer.status, await answer.json(), isSignedIn]).toMatchObject([400, refused, false]);
  });

  it("that answers for another site is refused [CA-6][CA-8]", async () => {
    const { browser: own } = await signedIn();
    const elsewhere = { origin: "https://evil.example", verifiesUser: true };
    expect((await register(own, new SoftAuthenticator(elsewhere))).status).toBe(400);
  });
});
