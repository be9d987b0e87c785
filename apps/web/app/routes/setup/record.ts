import type { PageRecord } from "../../shell/routing/record.ts";

/** Answers 404 once there is an admin. */
export const record: PageRecord = {
  id: "setup",
  path: "/setup",
  title: "setup",
  auth: false,
  breadcrumbHidden: true,
  messages: ["setup"],
  noIndex: true,
};
