import type { PageRecord } from "../../shell/routing/record.ts";

/** The record of an account page. */
export const accountPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  auth: { only: "user" },
  breadcrumbHidden: true,
  noIndex: true,
  ...page,
  messages: ["account", ...(page.messages ?? [])],
});
