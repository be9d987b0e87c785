import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
  id: "news-item",
  path: "/news/:slug",
  title: "newsItem",
  auth: false,
  background: "white",
  messages: ["news", "sharing"],
  validate: hasSlug,
  cache: { tags: ["news"] },
  samples: ["/news/next-month-dates", "/news/typhoon-and-snow-policy", "/news/lost-property"],
};
