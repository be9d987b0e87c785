import type { PageRecord } from "../../shell/routing/record.ts";
import { adminPage } from "../admin/admin-page.ts";

/** The record of a page for admins and for helpers of an event, whom the games API knows. */
export const receptionPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  ...adminPage({ ...page, messages: ["reception", ...(page.messages ?? [])] }),
  auth: { only: "user" },
});
