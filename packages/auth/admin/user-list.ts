import type { Database } from "@takujo/runtime/database/database";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { z } from "zod";
import { isAdmin } from "./is-admin.ts";
import { countUsers, selectUser, selectUsers, sortableColumns } from "./queries.ts";

const largestPage = 100;
const usualPage = 50;

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(largestPage).default(usualPage),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  sortBy: z.enum(sortableColumns).default("createdAt"),
  sortDirection: z.enum(["asc", "desc"]).default("asc"),
  searchField: z.enum(["email", "name"]).default("email"),
  searchOperator: z.enum(["contains", "starts_with", "ends_with"]).default("contains"),
  searchValue: z.string().trim().max(254).default(""),
});

/**
 * Replaces two calls of the library: there, searching is case-sensitive, ties have no fixed order, and an unreachable database
 * looks like an empty list.
 */
export function userList({ db, adminUserIds }: { db: Database; adminUserIds: string[] }) {
  const assertAdmin = (user: { id: string; role?: unknown }, code: string, message: string) => {
    if (!isAdmin(user, adminUserIds)) throw new APIError("FORBIDDEN", { code, message });
  };
  return {
    listUsers: createAuthEndpoint(
      "/admin/list-users",
      { method: "GET", query: listQuery, use: [sessionMiddleware] },
      async (ctx) => {
        assertAdmin(
          ctx.context.session.user,
          "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS",
          "You are not allowed to list users",
        );
        const { limit, offset } = ctx.query;
        const [users, total] = await Promise.all([
          selectUsers(db, ctx.query),
          countUsers(db, ctx.query),
        ]);
        return ctx.json({ users, total, limit, offset });
      },
    ),
    getUser: createAuthEndpoint(
      "/admin/get-user",
      { method: "GET", query: z.object({ id: z.string().max(200) }), use: [sessionMiddleware] },
      async (ctx) => {
        assertAdmin(
          ctx.context.session.user,
          "YOU_ARE_NOT_ALLOWED_TO_GET_USER",
          "You are not allowed to get user",
        );
        const user = await selectUser(db, ctx.query.id);
        if (user) return ctx.json(user);
        throw new APIError("NOT_FOUND", { code: "USER_NOT_FOUND", message: "User not found" });
      },
    ),
  };
}
