import { afterEach, describe, expect, it, vi } from "vitest";
import { type AuthError, type AuthSend, browserSend } from "./auth-call.ts";
import { signInByPasskey } from "./passkey-calls.ts";
import { deletePasskey, listPasskeys, readPasskeys, updatePasskey } from "./passkey-list.ts";
import { registerPasskey } from "./passkey-registration.ts";

const answer =
  (body: unknown, status = 200): AuthSend =>
  async () =>
    Response.json(body, { status });

const thrownBy = (call: Promise<unknown>): Promise<AuthError> =>
  call.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (error: AuthError) => error,
  );

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser's WebAuthn calls, which Node does not have. */
function browserAnswers(ceremony: () => Promise<unknown>) {
  const same = (options: unknown) => options;
  vi.stubGlobal("PublicKeyCredential", {
    parseRequestOptionsFromJSON: same,
    parseCreationOptionsFromJSON: same,
  });
  vi.stubGlobal("navigator", { credentials: { get: ceremony, create: ceremony } });
}

describe("the list of passkeys", () => {
  it("returns what the auth service lists [PK-1]", async () => {
    const passkeys = [{ id: "a", name: "iPhone" }];
    expect(await listPasskeys(answer(passkeys))).toEqual(passkeys);
  });

  it.each([
    ["refused", answer({}, 500)],
    ["away", () => Promise.reject(new Error("no connection"))],
    ["strange", answer(null)],
  ] as [string, AuthSend][])("is empty when the service is %s [PK-1]", async (_, send) => {
    expect(await listPasskeys(send)).toEqual([]);
  });

  it("fails with its own message for callers that need to know [EC-4]", async () => {
    await expect(readPasskeys(answer({}, 500))).rejects.toThrow("Failed to get passkeys");
    await expect(readPasskeys(answer(null))).rejects.toThrow("Failed to get passkeys");
  });
});

describe("deleting and renaming a passkey", () => {
  it("sends the id, or the id and the name [CA-14]", async () => {
    const sent: unknown[] = [];
    const send: AuthSend = async (...call) => {
      sent.push(call);
      return Response.json({});
    };
    await deletePasskey(send, true, "a");
    await updatePasskey(send, "a", "iPad");
    expect(sent).toEqual([
      ["POST", "/passkey/delete-passkey", { id: "a" }],
      ["POST", "/passkey/update-passkey", { id: "a", name: "iPad" }],
    ]);
  });

  it("fails with its own message, and sends nothing when signed out [EC-4] [PK-3]", async () => {
    await expect(deletePasskey(answer({}, 500), true, "a")).rejects.toThrow(
      "Failed to delete passkey",
    );
    const send = vi.fn(answer({}));
    await expect(deletePasskey(send, false, "a")).rejects.toThrow(
      "User must be logged in to delete passkey",
    );
    expect(send).not.toHaveBeenCalled();
  });
});

describe("signing in by passkey", () => {
  const cancelled = { code: "AUTH_CANCELLED", message: "auth cancelled", status: 400 };

  it.each([
    ["the person breaks it off", () => Promise.reject(new DOMException("", "NotAllowedError"))],
    ["the browser has none", () => Promise.resolve(null)],
  ] as [string, () => Promise<unknown>][])("is canceled when %s [EC-2]", async (_, ceremony) => {
    browserAnswers(ceremony);
    expect(await thrownBy(signInByPasskey(answer({})))).toMatchObject(cancelled);
  });

  it("is canceled when the service refuses, with the refusal as cause [EC-2] [EC-4]", async () => {
    browserAnswers(async () => ({ toJSON: () => ({}) }));
    const send: AuthSend = async (_, path) =>
      Response.json({}, { status: path.startsWith("/passkey/verify") ? 401 : 200 });
    const error = await thrownBy(signInByPasskey(send));
    expect(error).toMatchObject(cancelled);
    expect(error.cause).toMatchObject({ message: "Passkey sign in failed" });
  });

  it("is canceled in browsers without passkeys [EC-2] [PK-5]", async () => {
    expect(await thrownBy(signInByPasskey(answer({})))).toMatchObject(cancelled);
  });
});

describe("registering a passkey", () => {
  const registration = { isLoggedIn: true, name: "iPhone" };

  it.each([
    ["InvalidStateError", "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"],
    ["NotAllowedError", "ERROR_CEREMONY_ABORTED"],
    ["AbortError", "ERROR_CEREMONY_ABORTED"],
  ])("reports the browser's %s as %s [EC-3]", async (name, code) => {
    browserAnswers(() => Promise.reject(new DOMException("no", name)));
    expect(await thrownBy(registerPasskey(answer({}), registration))).toMatchObject({
      code,
      status: 400,
    });
  });

  it("keeps the name and message of other browser errors [EC-3]", async () => {
    browserAnswers(() => Promise.reject(new DOMException("wrong host", "SecurityError")));
    expect(await thrownBy(registerPasskey(answer({}), registration))).toMatchObject({
      code: "SecurityError",
      message: "wrong host",
      status: 400,
    });
  });

  it.each([
    ["throws something else", () => Promise.reject(new Error("odd"))],
    ["gives nothing", () => Promise.resolve(null)],
  ] as [string, () => Promise<unknown>][])(
    "reports an unknown error when the browser %s [EC-3]",
    async (_, ceremony) => {
      browserAnswers(ceremony);
      const error = await thrownBy(registerPasskey(answer({}), registration));
      expect(error).toMatchObject({
        code: "UNKNOWN_ERROR",
        message: "Passkey registration failed",
        status: 500,
      });
    },
  );

  it("passes on refusals of the auth service", async () => {
    const send = answer({ code: "SESSION_NOT_FRESH", message: "Session is not fresh" }, 403);
    expect(await thrownBy(registerPasskey(send, registration))).toMatchObject({
      code: "SESSION_NOT_FRESH",
    });
  });

  it("sends nothing when signed out [EC-4] [PK-3]", async () => {
    const send = vi.fn(answer({}));
    await expect(registerPasskey(send, { ...registration, isLoggedIn: false })).rejects.toThrow(
      "User must be logged in to register passkey",
    );
    expect(send).not.toHaveBeenCalled();
  });
});

it("browser calls fail outside a browser [EC-4]", () => {
  expect(() => browserSend("GET", "/get-session")).toThrow("Auth client not initialized");
});
