import type { StaffRight } from "@takujo/contracts/account/staff-policy";
import type { PageRecord, RouteAccess } from "../../shell/routing/record.ts";

/** Leads on to the first page that they may open, which says that the other is closed to them. */
const staffGoTo = "/admin?closed";

/** Whoever was an admin before the session ended comes back. */
export const adminsOnly = { only: "admin", guestsLogIn: true, staffGoTo } as const;

/** As was asked for the pages of users: guests and users go home. */
export const adminsOrHome = { only: "admin", staffGoTo } as const;

/** For admins, and for staff with the right; `everywhere`: not for some events only. */
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
