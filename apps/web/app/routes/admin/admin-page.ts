import type { StaffRight } from "@takujo/contracts/account/staff-policy";
import type { PageRecord, RouteAccess } from "../../shell/routing/record.ts";

/** Whoever was an admin before the session ended comes back. */
export const adminsOnly = { only: "admin", guestsLogIn: true } as const;

/** For admins, and for staff with the right; `everywhere`: not for some events only. */
export const staffWith = (
  right: StaffRight,
  { everywhere = false }: { everywhere?: boolean } = {},
): RouteAccess => ({ only: "staff", right, everywhere, guestsLogIn: true });

/** For admins alone, unless it says otherwise. */
export const adminPage = (page: Omit<PageRecord, "auth"> & Partial<PageRecord>): PageRecord => ({
  auth: adminsOnly,
  layout: "none",
  background: "white",
  noIndex: true,
  ...page,
  messages: ["admin", "writing", ...(page.messages ?? [])],
});
