import type { Database } from "@takujo/runtime/database/database";
import { admin } from "better-auth/plugins/admin";
import { accessControl, roles } from "../access.ts";
import { userList } from "./user-list.ts";

const impersonationSeconds = 15 * 60;

/** The library's admin plugin, with two calls of our own. */
export function adminCalls(options: { db: Database; adminUserIds: string[] }) {
  const plugin = admin({
    ac: accessControl,
    roles,
    adminRoles: ["admin"],
    defaultRole: "user",
    adminUserIds: options.adminUserIds,
    impersonationSessionDuration: impersonationSeconds,
  });
  return { ...plugin, endpoints: { ...plugin.endpoints, ...userList(options) } };
}
