import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "unsubscribe",
  path: "/newsletter/unsubscribe",
  title: "unsubscribe",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["newsletter"],
};
