import type { StaffRight } from "@takujo/contracts/account/staff-policy";
import type { PageRecord, RouteAccess } from "../../shell/routing/record.ts";

/** Redirects to the first page that they may open, with a notice that the other is closed to them. */
const staffGoTo = "/admin?closed";

/** Signed-out admins sign in and return. */
export const adminsOnly = { only: "admin", guestsLogIn: true, staffGoTo } as const;

/** As specified for the user pages: guests and users are sent home. */
export const adminsOrHome = { only: "admin", staffGoTo } as const;

/** For admins, and for staff with the right; `everywhere`: the right must hold at all events. */
export const staffWith = (
  right: StaffRight,
  { everywhere = false }: { everywhere?: boolean } = {},
): RouteAccess => ({ only: "staff", right, everywhere, guestsLogIn: true, staffGoTo });

/** For admins alone, unless it says otherwise. */
export const adminPage = (page: Omit<PageRecord, "auth"> & Partial<PageRecord>): PageRecord => ({
  auth: adminsOnly,
  layout: "none",
  background: "white",
  noIndex: true,
  ...page,
  messages: ["admin", "writing", ...(page.messages ?? [])],
});
