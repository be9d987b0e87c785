import { isTooOldFor, tooOld } from "../fresh-sign-in.ts";

/** Every call that changes other people's data, with its name in the audit log. */
export const adminWrites = new Map([
  ["/admin/create-user", "user.create"],
  ["/admin/update-user", "user.update"],
  ["/admin/remove-user", "user.remove"],
  ["/admin/set-role", "user.set-role"],
  ["/admin/ban-user", "user.ban"],
  ["/admin/unban-user", "user.unban"],
  ["/admin/set-user-password", "user.set-password"],
  ["/admin/revoke-user-session", "session.revoke"],
  ["/admin/revoke-user-sessions", "session.revoke-all"],
  ["/admin/impersonate-user", "impersonation.start"],
]);

/** Either of these ends an impersonation. */
export const endsImpersonation = new Set(["/admin/stop-impersonating", "/sign-out"]);

/** Admins cannot do these to themselves, so that at least one admin remains. */
const neverOneself = new Set([
  "/admin/impersonate-user",
  "/admin/ban-user",
  "/admin/set-role",
  "/admin/remove-user",
]);
/** Other fields have their own calls, which demand more. */
const updatable = new Set(["name", "image"]);

const maxReasonLength = 500;

export type Body = Record<string, unknown>;

/**
 * Undefined if absent, null if invalid. The pages ask for a reason, but the calls take the library's own bodies; the
 * audit log shows where none was given.
 */
export function reasonIn({ reason, banReason }: Body): string | undefined | null {
  const given = reason ?? banReason;
  if (given === undefined) return undefined;
  const text = typeof given === "string" ? given.trim() : "";
  return text && [...text].length <= maxReasonLength ? text : null;
}

export interface AdminRefusal {
  status: number;
  code: string;
  message: string;
}

/** Refuses what the library would let an admin do and we do not. */
export function adminRefusalOf(
  path: string,
  body: Body,
  {
    actorId,
    userId,
    signedInAt,
  }: { actorId: string; userId: string | undefined; signedInAt: Date },
): AdminRefusal | null {
  // Not left to the hook, before which something is written already.
  if (isTooOldFor(path, signedInAt)) return { status: 403, ...tooOld };
  if (neverOneself.has(path) && userId === actorId) {
    return refusal(403, "CANNOT_TARGET_YOURSELF", "An admin cannot do this to themselves");
  }
  if (path === "/admin/update-user" && !isSubset(body["data"], updatable)) {
    return refusal(400, "FIELD_NOT_ALLOWED", "Only name and image are updated by this call");
  }
  if (path === "/admin/create-user" && body["data"] !== undefined) {
    return refusal(400, "FIELD_NOT_ALLOWED", "A user is created from name, email and password");
  }
  const reason = reasonIn(body);
  const makesAdmin = path === "/admin/create-user" && (body["role"] ?? "user") !== "user";
  if (reason === null || (reason === undefined && makesAdmin)) {
    return refusal(
      400,
      "REASON_REQUIRED",
      `A reason of 1 to ${maxReasonLength} characters is required`,
    );
  }
  return null;
}

function refusal(status: number, code: string, message: string): AdminRefusal {
  return { status, code, message };
}

function isSubset(data: unknown, allowed: Set<string>): boolean {
  return (
    typeof data === "object" && data !== null && Object.keys(data).every((key) => allowed.has(key))
  );
}
