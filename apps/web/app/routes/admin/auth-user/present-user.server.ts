import { isIcon } from "@takujo/contracts/account/icon";
import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import type { AuthUser } from "../../../api/auth/admin-calls.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import type { Admin } from "../admin.server.ts";

/** A user as the admin pages show them. */
export interface UserView {
  id: string;
  /** Empty until they set one. */
  name: string;
  email: string;
  handle: string;
  icon: string;
  roles: string[];
  staffRoles: StaffRole[];
  isAdmin: boolean;
  isSelf: boolean;
  isBanned: boolean;
  passkeys: number;
  createdAt: string;
}

export function presentUser(user: AuthUser, admin: Admin, now = Date.now()): UserView {
  const { id, name, email, handle, image, role, passkeys, createdAt } = user;
  const roles = role.split(",");
  const icon = image && isIcon(image) ? image : undefined;
  return {
    id,
    name,
    email,
    handle,
    icon: iconUrl({ icon, displayId: handle }),
    roles,
    staffRoles: user.staffRoles,
    isAdmin: roles.includes("admin"),
    isSelf: email === admin.email,
    isBanned: user.banned && !(user.banExpires && Date.parse(user.banExpires) < now),
    passkeys,
    createdAt,
  };
}
