import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "about",
  path: "/about",
  title: "about",
  auth: false,
  breadcrumbHidden: true,
  navigator: true,
  messages: ["about", "areaMap"],
  cache: { tags: ["board-game"] },
  menu: { footer: ["read", 3] },
};
