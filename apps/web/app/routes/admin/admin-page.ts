import type { PageRecord } from "../../shell/routing/record.ts";

export const adminPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  auth: { only: "admin" },
  layout: "none",
  background: "white",
  noIndex: true,
  ...page,
  messages: ["admin", ...(page.messages ?? [])],
});
