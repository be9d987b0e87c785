import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "home",
  path: "/",
  title: "home",
  auth: false,
  breadcrumbHidden: true,
  messages: ["home", "news", "event"],
  cache: { tags: ["news", "article", "event", "character"] },
};
