import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "news",
  path: "/news",
  title: "news",
  auth: false,
  messages: ["news"],
  cache: { tags: ["news"], query: ["category", "page"] },
  menu: { header: 5, footer: ["read", 1] },
  samples: ["/news", "/news?category=press"],
};
