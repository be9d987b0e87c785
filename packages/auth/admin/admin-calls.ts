import type { Database } from "@takujo/runtime/database/database";
import { createAccessControl } from "better-auth/plugins/access";
import { admin } from "better-auth/plugins/admin";
import { userList } from "./user-list.ts";

/** The permission table: actions on users and their sessions, all for admins only. */
const everything = {
  user: [
    "create",
    "list",
    "set-role",
    "ban",
    "impersonate",
    "delete",
    "set-password",
    "get",
    "update",
  ],
  session: ["list", "revoke", "delete"],
} as const;

const accessControl = createAccessControl(everything);

const roles = {
  admin: accessControl.newRole({ user: [...everything.user], session: [...everything.session] }),
  user: accessControl.newRole({ user: [], session: [] }),
};

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
