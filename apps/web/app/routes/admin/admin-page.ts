import type { PageRecord } from "../../shell/routing/record.ts";

/** Whoever was an admin before the session ended comes back. */
export const adminsOnly = { only: "admin", guestsLogIn: true } as const;

export const adminPage = (page: Omit<PageRecord, "auth"> & Partial<PageRecord>): PageRecord => ({
  auth: adminsOnly,
  layout: "none",
  background: "white",
  noIndex: true,
  ...page,
  messages: ["admin", "writing", ...(page.messages ?? [])],
});
