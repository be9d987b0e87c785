import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "changed-email",
  path: "/auth/changed-email",
  title: "changedEmail",
  auth: false,
  layout: "none",
  noIndex: true,
  messages: ["emailChange"],
};
