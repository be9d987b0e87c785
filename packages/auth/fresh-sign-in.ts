import { isFresh } from "@takujo/runtime/bearer/require-bearer";

/** Calls that need a recent sign-in, besides those for which the library requires it. */
export const needsFreshSignIn: ReadonlySet<string> = new Set([
  "/change-email",
  "/line/finish",
  "/line/link",
  "/line/unlink",
  "/admin/create-user",
  "/admin/set-role",
  "/admin/impersonate-user",
]);

export const isTooOldFor = (path: string, signedInAt: Date): boolean =>
  needsFreshSignIn.has(path) && !isFresh(new Date(signedInAt));

export const tooOld = { code: "SESSION_NOT_FRESH", message: "Sign in again to do this" };
