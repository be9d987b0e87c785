import { type AuthSend, callAuth } from "./auth-call.ts";

/** Sends a mail to the current address; `callbackURL` is the page its link opens. */
export const changeEmail = (send: AuthSend, newEmail: string, callbackURL: string) =>
  callAuth(send, "POST", "/change-email", {
    body: { newEmail, callbackURL },
    failure: "Failed to change email",
  });

/** What a mail's link confirmed: first the current address approves, then the new one is verified. */
export type VerifiedStep = "confirmed" | "changed";

export async function verifyEmail(send: AuthSend, token: string): Promise<VerifiedStep> {
  const { step } = await callAuth<{ step: VerifiedStep }>(send, "POST", "/verify-email", {
    body: { token },
    failure: "Failed to change email",
  });
  return step;
}
