import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
  id: "event-item",
  path: "/event/:slug",
  title: "eventItem",
  auth: false,
  breadcrumbHidden: true,
  messages: ["event", "areaMap", "sharing"],
  validate: hasSlug,
  cache: { tags: ["event", "board-game", "staff"], live: ["seats"] },
  samples: [
    "/event/heavyweight-day-grand-canal",
    "/event/unhurried-championship",
    "/event/compass-and-crown-chart-day",
    "/event/cellar-spirits-in-the-dark",
    "/event/six-merchants-afternoon",
  ],
};
