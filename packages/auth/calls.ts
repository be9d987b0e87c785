/** Every call that is answered, as method and path below the base path. Other calls of the library are `not-found`. */
export const calls = new Set([
  "GET /get-session",
  "POST /sign-out",
  "GET /list-sessions",
  "POST /revoke-session",
  "POST /revoke-sessions",
  "POST /revoke-other-sessions",
  "POST /update-user",
  "POST /delete-user",
  "POST /change-email",
  "POST /verify-email",
  "POST /email-otp/send-verification-otp",
  "POST /sign-in/email-otp",
  "POST /passkey/generate-authenticate-options",
  "POST /passkey/verify-authentication",
  "GET /passkey/generate-register-options",
  "POST /passkey/verify-registration",
  "GET /passkey/list-user-passkeys",
  "POST /passkey/delete-passkey",
  "POST /passkey/update-passkey",
  "GET /token",
  "GET /jwks",
  "GET /admin/list-users",
  "GET /admin/get-user",
  "POST /admin/create-user",
  "POST /admin/update-user",
  "POST /admin/remove-user",
  "POST /admin/set-role",
  "POST /admin/ban-user",
  "POST /admin/unban-user",
  "POST /admin/set-user-password",
  "POST /admin/list-user-sessions",
  "POST /admin/revoke-user-session",
  "POST /admin/revoke-user-sessions",
  "POST /admin/impersonate-user",
  "POST /admin/stop-impersonating",
  "POST /admin/has-permission",
  "GET /line",
  "POST /line/sign-in",
  "GET /line/callback",
  "POST /line/finish",
  "POST /line/link",
  "POST /line/unlink",
]);

/** Not answered without a channel at LINE. */
export const isLineCall = (path: string): boolean => /^\/line(?:\/|$)/.test(path);

const refusedWhileImpersonating = new Set([
  "/change-email",
  "/delete-user",
  "/update-user",
  "/revoke-session",
  "/revoke-sessions",
  "/revoke-other-sessions",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
  "/passkey/update-passkey",
  "/line/finish",
  "/line/link",
  "/line/unlink",
]);

/** These change how somebody gets in, or end the account. A sign-in with LINE is not enough for them, however recent. */
export const needsCodeOrPasskey = new Set([
  "/change-email",
  "/delete-user",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
  "/line/finish",
  "/line/link",
  "/line/unlink",
]);

/** Calls that are refused during impersonation, including those that the impersonated person may make as an admin. */
export function isRefusedWhileImpersonating(path: string): boolean {
  if (path === "/admin/stop-impersonating") return false;
  return path.startsWith("/admin/") || refusedWhileImpersonating.has(path);
}
