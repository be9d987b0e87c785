import { APIError } from "better-auth/api";

const landing = /^(?:\/(?:ja|en))?\/auth\/changed-email$/;

/** Links in mails lead only to our own pages. */
export function landingOf(callbackURL: unknown): string {
  const wanted = callbackURL ?? "/auth/changed-email";
  if (typeof wanted === "string" && landing.test(wanted)) return wanted;
  throw new APIError("FORBIDDEN", {
    code: "INVALID_CALLBACK_URL",
    message: "Invalid callbackURL",
  });
}
