import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
  id: "article-item",
  path: "/article/:slug",
  title: "articleItem",
  auth: false,
  background: "white",
  breadcrumbHidden: true,
  messages: ["article", "boardGame", "sharing"],
  validate: hasSlug,
  cache: { tags: ["article", "staff", "board-game", "character", "event"] },
  samples: ["/article/deep-not-long", "/article/tea-between-turns"],
};
