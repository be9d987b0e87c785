import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
  id: "event-table",
  path: "/event/:slug/table",
  title: "eventTable",
  auth: { only: "user" },
  breadcrumbHidden: true,
  noIndex: true,
  messages: ["proposedTable"],
  validate: hasSlug,
  samples: ["/event/heavyweight-day-grand-canal/table"],
};
