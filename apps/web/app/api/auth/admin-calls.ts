import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import { AuthError, type AuthSend, callAuth, notLoggedIn } from "./auth-call.ts";
import type { Session } from "./session-calls.ts";

/** A user as admins see them. */
export interface AuthUser {
  id: string;
  name: string;
  email: string;
  handle: string;
  image: string | null;
  /** One role, or several separated by commas. */
  role: string;
  /** Of the staff, besides that role. */
  staffRoles: StaffRole[];
  banned: boolean;
  banReason: string | null;
  /** Null for a ban without an end. */
  banExpires: string | null;
  passkeys: number;
  createdAt: string;
  updatedAt: string;
}

/** The auth service has a default for every field left out. */
export interface UserListQuery {
  limit?: number;
  offset?: number;
  sortBy?: string;
  sortDirection?: string;
  searchField?: string;
  searchOperator?: string;
  searchValue?: string;
}

export interface UserSession extends Session {
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
}

export function listUsers(send: AuthSend, query: UserListQuery) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return ask<{ users: AuthUser[]; total: number }>(
    send,
    `/admin/list-users?${new URLSearchParams(given)}`,
    "Failed to get users",
  );
}

export const getUser = (send: AuthSend, userId: string) =>
  ask<AuthUser>(
    send,
    `/admin/get-user?${new URLSearchParams({ id: userId })}`,
    "Failed to get user",
  );

export const createUser = (
  send: AuthSend,
  user: { name: string; email: string; password?: string },
) => write<{ user: { id: string } }>(send, "/admin/create-user", user, "Failed to create user");

export const removeUser = (send: AuthSend, userId: string) =>
  write(send, "/admin/remove-user", { userId }, "Failed to delete user");

export const setRole = (send: AuthSend, change: { userId: string; role: string; reason: string }) =>
  write(send, "/admin/set-role", change, "Failed to set role");

/** Without `seconds` the ban has no end. */
export const banUser = (
  send: AuthSend,
  { seconds, ...ban }: { userId: string; reason: string; seconds?: number | undefined },
) =>
  write(
    send,
    "/admin/ban-user",
    { ...ban, ...(seconds !== undefined && { banExpiresIn: seconds }) },
    "Failed to ban user",
  );

export const unbanUser = (send: AuthSend, userId: string) =>
  write(send, "/admin/unban-user", { userId }, "Failed to unban user");

export async function listUserSessions(send: AuthSend, userId: string): Promise<UserSession[]> {
  const { sessions } = await write<{ sessions: UserSession[] }>(
    send,
    "/admin/list-user-sessions",
    { userId },
    "Failed to get user sessions",
  );
  return sessions;
}

export const revokeUserSession = (send: AuthSend, sessionToken: string) =>
  write(send, "/admin/revoke-user-session", { sessionToken }, "Failed to revoke user session");

export const revokeUserSessions = (send: AuthSend, userId: string) =>
  write(send, "/admin/revoke-user-sessions", { userId }, "Failed to revoke user sessions");

export async function impersonateUser(
  send: AuthSend,
  isLoggedIn: boolean,
  start: { userId: string; reason: string },
): Promise<void> {
  const failure = "Failed to start impersonating";
  if (!isLoggedIn) throw notLoggedIn(failure);
  await write(send, "/admin/impersonate-user", start, failure);
}

export async function stopImpersonating(
  send: AuthSend,
  session: Pick<Session, "impersonatedBy"> | null,
): Promise<void> {
  if (!session?.impersonatedBy) {
    throw new AuthError("USER_NOT_IMPERSONATED", "User is not impersonated", 400);
  }
  const failure = "Failed to stop impersonating";
  await callAuth(send, "POST", "/admin/stop-impersonating", { failure });
}

const ask = <Answer>(send: AuthSend, path: string, failure: string) =>
  callAuth<Answer>(send, "GET", path, { failure });

const write = <Answer>(send: AuthSend, path: string, body: object, failure: string) =>
  callAuth<Answer>(send, "POST", path, { body, failure });
