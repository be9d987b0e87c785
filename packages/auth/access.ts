import { createAccessControl } from "better-auth/plugins/access";

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

export const accessControl = createAccessControl(everything);

export const roles = {
  admin: accessControl.newRole({ user: [...everything.user], session: [...everything.session] }),
  user: accessControl.newRole({ user: [], session: [] }),
};
