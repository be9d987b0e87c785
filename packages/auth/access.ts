import { createAccessControl } from "better-auth/plugins/access";

/** Who may do what to users and their sessions. The product's permission table, to the letter. */
const control = createAccessControl({
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
} as const);

export const roles = {
  admin: control.newRole({
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
  }),
  user: control.newRole({ user: [], session: [] }),
};

export { control as accessControl };
