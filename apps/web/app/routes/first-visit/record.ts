import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "first-visit",
  path: "/first-visit",
  title: "firstVisit",
  auth: false,
  breadcrumbHidden: true,
  messages: ["firstVisit", "areaMap"],
  cache: { tags: ["event", "faq", "board-game"] },
  menu: { header: 3, footer: ["play", 3] },
};
