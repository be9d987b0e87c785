import { expect, it } from "vitest";
import type { AuthSend } from "./auth-call.ts";
import { changeEmail, verifyEmail } from "./email-calls.ts";

it("a change of address sends the new address and the page for its links [CA-16]", async () => {
  const sent: unknown[] = [];
  const send: AuthSend = async (...call) => {
    sent.push(call);
    return Response.json({ status: true, step: "changed" });
  };
  await changeEmail(send, "new@example.jp", "/auth/changed-email");
  expect(await verifyEmail(send, "abc")).toBe("changed");
  expect(sent).toEqual([
    ["POST", "/change-email", { newEmail: "new@example.jp", callbackURL: "/auth/changed-email" }],
    ["POST", "/verify-email", { token: "abc" }],
  ]);
});

it("a change of address that fails throws one message, with the server's code if there is one [EC-4]", async () => {
  const silent: AuthSend = async () => Response.json({}, { status: 500 });
  await expect(changeEmail(silent, "new@example.jp", "/")).rejects.toThrow(
    "Failed to change email",
  );
  const named: AuthSend = async () =>
    Response.json({ code: "SESSION_NOT_FRESH", message: "Sign in again" }, { status: 403 });
  await expect(changeEmail(named, "new@example.jp", "/")).rejects.toMatchObject({
    code: "SESSION_NOT_FRESH",
    message: "Failed to change email",
    cause: "Sign in again",
  });
});
