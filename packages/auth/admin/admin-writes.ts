/** Every call that changes something of other people, with what it is called in the audit. */
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

/** Either ends what an admin does in a person's name. */
export const endsImpersonation = new Set(["/admin/stop-impersonating", "/sign-out"]);

/** Acting in a name takes one too; its screen asks for it, and the audit says where none was given. */
const needsReason = new Set(["/admin/ban-user", "/admin/set-role"]);
/** Nobody does these to themselves, so that one admin always stays. */
const neverOneself = new Set([
  "/admin/impersonate-user",
  "/admin/ban-user",
  "/admin/set-role",
  "/admin/remove-user",
]);
/** The rest has calls of its own, which ask for more. */
const updatable = new Set(["name", "image"]);

const longestReason = 500;

export type Body = Record<string, unknown>;

/** Undefined when there is none, null when it is no reason. */
export function reasonIn({ reason }: Body): string | undefined | null {
  if (reason === undefined) return undefined;
  const text = typeof reason === "string" ? reason.trim() : "";
  return text && [...text].length <= longestReason ? text : null;
}

export interface AdminRefusal {
  status: number;
  code: string;
  message: string;
}

/** What the library would let an admin do, and we do not. */
export function adminRefusalOf(
  path: string,
  body: Body,
  { actorId, userId }: { actorId: string; userId: string | undefined },
): AdminRefusal | null {
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
  if (reason === null || (reason === undefined && (needsReason.has(path) || makesAdmin))) {
    return refusal(
      400,
      "REASON_REQUIRED",
      `A reason of 1 to ${longestReason} characters is required`,
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
