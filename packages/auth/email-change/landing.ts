import { APIError } from "better-auth/api";

const landing = /^(?:\/(?:ja|en))?\/auth\/changed-email$/;

/** Nobody is sent anywhere else from a mail of ours. */
export function landingOf(callbackURL: unknown): string {
  const wanted = callbackURL ?? "/auth/changed-email";
  if (typeof wanted === "string" && landing.test(wanted)) return wanted;
  throw new APIError("FORBIDDEN", {
    code: "INVALID_CALLBACK_URL",
    message: "Invalid callbackURL",
  });
}
