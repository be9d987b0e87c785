import { afterEach, expect, it, vi } from "vitest";
import {
  createUser,
  impersonateUser,
  listUsers,
  removeUser,
  revokeUserSessions,
  stopImpersonating,
} from "../../../apps/web/app/api/auth/admin-calls.ts";
import {
  type AuthError,
  type AuthSend,
  browserSend,
} from "../../../apps/web/app/api/auth/auth-call.ts";
import { changeEmail } from "../../../apps/web/app/api/auth/email-calls.ts";
import { signInByPasskey } from "../../../apps/web/app/api/auth/passkey-calls.ts";
import { deletePasskey, readPasskeys } from "../../../apps/web/app/api/auth/passkey-list.ts";
import { registerPasskey } from "../../../apps/web/app/api/auth/passkey-registration.ts";
import { getSession } from "../../../apps/web/app/api/auth/session-calls.ts";
import type { AuthBrowser } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { browser, signedIn } = await runningAuth();

const sendOf =
  (own: AuthBrowser): AuthSend =>
  (method, path, body) =>
    own.auth(method, path, body);

async function errorOf(call: Promise<unknown>): Promise<AuthError> {
  return call.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (error: AuthError) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

const user = { name: "a", email: "a@example.jp", password: "long enough 123" };
const impersonated = { impersonatedBy: "somebody" };

/** What a person without any right is refused by the auth service itself. */
const refused: [message: string, call: (send: AuthSend) => Promise<unknown>][] = [
  ["Failed to delete passkey", (send) => deletePasskey(send, true, "unknown")],
  ["Failed to get users", (send) => listUsers(send, {})],
  ["Failed to create user", (send) => createUser(send, user)],
  ["Failed to delete user", (send) => removeUser(send, "unknown")],
  ["Failed to revoke user sessions", (send) => revokeUserSessions(send, "unknown")],
  [
    "Failed to start impersonating",
    (send) => impersonateUser(send, true, { userId: "unknown", reason: "a call" }),
  ],
  ["Failed to stop impersonating", (send) => stopImpersonating(send, impersonated)],
  ["Failed to change email", (send) => changeEmail(send, "not an address", "/auth/changed-email")],
];

it("a call that the auth service refuses throws its own message, and the server's code as it is [EC-4]", async () => {
  const { browser: own } = await signedIn();
  for (const [message, call] of refused) {
    const error = await errorOf(call(sendOf(own)));
    expect(error).toMatchObject({ name: "AuthError", message });
    expect(error.code, message).toMatch(/^[A-Z_]+$/);
    expect(error.status, message).toBeGreaterThanOrEqual(400);
    // The service sends a message too; otherwise the test would not show that ours is thrown.
    expect(error.cause, message).toEqual(expect.stringMatching(/./));
    expect(error.cause, message).not.toBe(message);
  }
});

it("passkeys that are not told throw their own message [EC-4]", async () => {
  const error = await errorOf(readPasskeys(sendOf(browser())));
  expect(error).toMatchObject({ message: "Failed to get passkeys", status: 401 });
  expect(error.cause).not.toBe(error.message);
});

it("a sign-in by a passkey that the auth service does not know is canceled, with the failure as cause [EC-2][EC-4]", async () => {
  const same = (options: unknown) => options;
  const response = { clientDataJSON: "", authenticatorData: "", signature: "" };
  const credential = { id: "x", rawId: "x", type: "public-key", response };
  vi.stubGlobal("PublicKeyCredential", { parseRequestOptionsFromJSON: same });
  vi.stubGlobal("navigator", {
    credentials: { get: async () => ({ toJSON: () => credential }) },
  });
  const error = await errorOf(signInByPasskey(sendOf(browser())));
  expect(error).toMatchObject({ code: "AUTH_CANCELLED", message: "auth cancelled", status: 400 });
  expect(error.cause).toMatchObject({ message: "Passkey sign in failed" });
  expect((error.cause as AuthError).cause).toEqual(expect.stringMatching(/./));
});

it("passkeys are neither registered nor deleted without a session, and nothing is asked [EC-4][PK-3]", async () => {
  const anonymous = sendOf(browser());
  const isLoggedIn = (await getSession(anonymous)) !== null;
  const send = vi.fn(anonymous);
  expect(await errorOf(registerPasskey(send, { isLoggedIn, name: "iPhone" }))).toMatchObject({
    code: "NOT_LOGGED_IN",
    message: "User must be logged in to register passkey",
    status: 401,
  });
  expect(await errorOf(deletePasskey(send, isLoggedIn, "x"))).toMatchObject({
    code: "NOT_LOGGED_IN",
    message: "User must be logged in to delete passkey",
    status: 401,
  });
  expect(send).not.toHaveBeenCalled();
});

it("no impersonation is stopped in a session of one's own [EC-4][IM-3]", async () => {
  const { browser: own } = await signedIn();
  const answer = await getSession(sendOf(own));
  const error = await errorOf(stopImpersonating(sendOf(own), answer?.session ?? null));
  expect(error.message).toBe("User is not impersonated");
});

it("calls of browsers cannot be made elsewhere, whatever message they have themselves [EC-4]", async () => {
  for (const call of [getSession, readPasskeys, (send: AuthSend) => listUsers(send, {})]) {
    expect((await errorOf(call(browserSend))).message).toBe("Auth client not initialized");
  }
});
