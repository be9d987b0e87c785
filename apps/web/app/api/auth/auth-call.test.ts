import { describe, expect, it } from "vitest";
import { AuthError, type AuthSend, callAuth } from "./auth-call.ts";
import { getSession, signInByCode } from "./session-calls.ts";

const answering = (response: Response) => async () => response;

describe("a call to the auth service", () => {
  it("returns the response body, including null", async () => {
    expect(await getSession(answering(Response.json(null)))).toBeNull();
    expect(await callAuth(answering(Response.json({ a: 1 })), "GET", "/a")).toEqual({ a: 1 });
  });

  it("fails when the response breaks off, rather than report that nobody is signed in", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    await expect(getSession(answering(new Response(broken)))).rejects.toThrow("network error");
  });

  it("throws a refusal with the server's code and message, or with the call's own message", async () => {
    const refused = Response.json({ code: "NO", message: "not you" }, { status: 403 });
    await expect(callAuth(answering(refused), "GET", "/a")).rejects.toEqual(
      new AuthError("NO", "not you", 403),
    );
    const silent = new Response("<html>", { status: 502 });
    await expect(callAuth(answering(silent), "GET", "/a", { failure: "Failed" })).rejects.toEqual(
      new AuthError("AUTH_ERROR", "Failed", 502),
    );
  });
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "a call to the auth service is sent once on %i, because a code that was taken would be refused the second time [CA-21]",
  async (status) => {
    let sent = 0;
    const refuse: AuthSend = async () => {
      sent++;
      return new Response(null, { status });
    };
    await expect(signInByCode(refuse, "kotori@example.jp", "123456")).rejects.toThrow(AuthError);
    await expect(callAuth(refuse, "POST", "/sign-out")).rejects.toThrow(AuthError);
    expect(sent).toBe(2);
  },
);

describe("signing in by code", () => {
  const html = () => new Response("<html>", { status: 200 });
  it.each([
    [
      "the server's code and message",
      async () => Response.json({ code: "OTP_EXPIRED", message: "OTP expired" }, { status: 400 }),
      { code: "OTP_EXPIRED", message: "OTP expired", status: 400 },
    ],
    [
      "a wrong code where the server names nothing",
      async () => new Response(null, { status: 401 }),
      { code: "INVALID_OTP", message: "Invalid OTP", status: 401 },
    ],
    [
      "a wrong code's message where the server gives a code alone",
      async () => Response.json({ code: "LOCKED" }, { status: 403 }),
      { code: "LOCKED", message: "Invalid OTP", status: 403 },
    ],
    [
      "the message of an error on the way",
      () => Promise.reject(new TypeError("fetch failed")),
      { code: "AUTH_ERROR", message: "fetch failed", status: 503 },
    ],
    [
      "the message of an error in the answer",
      async () => html(),
      { code: "AUTH_ERROR", message: expect.stringContaining("JSON"), status: 503 },
    ],
    [
      "an unknown fault where nothing else is known",
      () => Promise.reject("no error at all"),
      { code: "UNKNOWN_ERROR", message: "Authentication failed", status: 500 },
    ],
  ] as [string, AuthSend, object][])("throws %s [EC-1]", async (_, send, error) => {
    await expect(signInByCode(send, "a@example.jp", "123456")).rejects.toMatchObject(error);
  });
});

it("a call with its own message throws that message for every failure, with the reason as cause", async () => {
  const call = (send: AuthSend) => callAuth(send, "GET", "/a", { failure: "Failed" });
  const lost = new TypeError("fetch failed");
  await expect(call(() => Promise.reject(lost))).rejects.toMatchObject({
    code: "AUTH_ERROR",
    message: "Failed",
    status: 503,
    cause: lost,
  });
  await expect(call(answering(new Response("<html>")))).rejects.toThrow("Failed");
  const refused = Response.json({ code: "NO", message: "not you" }, { status: 403 });
  await expect(call(answering(refused))).rejects.toMatchObject({
    code: "NO",
    message: "Failed",
    status: 403,
    cause: "not you",
  });
});
