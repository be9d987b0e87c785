import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "article",
  path: "/article",
  title: "article",
  auth: false,
  messages: ["article"],
  cache: { tags: ["article", "staff"], query: ["tag", "page"] },
  menu: { header: 4, footer: ["read", 2] },
  samples: ["/article", "/article?tag=essay"],
};
