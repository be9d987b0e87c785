import { describe, expect, it } from "vitest";
import { AuthError, callAuth } from "./auth-call.ts";
import { getSession } from "./session-calls.ts";

const answering = (response: Response) => async () => response;

describe("a call to the auth service", () => {
  it("gives what was answered, also that it is nothing", async () => {
    expect(await getSession(answering(Response.json(null)))).toBeNull();
    expect(await callAuth(answering(Response.json({ a: 1 })), "GET", "/a")).toEqual({ a: 1 });
  });

  it("fails when its answer breaks off, and does not count as nobody's session", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    await expect(getSession(answering(new Response(broken)))).rejects.toThrow("network error");
  });

  it("throws a refusal with the server's code and message, or with its own", async () => {
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
