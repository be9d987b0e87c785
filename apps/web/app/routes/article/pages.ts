import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug } from "../../shell/routing/route-check.ts";

export const pages = {
  item: {
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
  },
  list: {
    id: "article",
    path: "/article",
    title: "article",
    auth: false,
    messages: ["article"],
    cache: { tags: ["article", "staff"], query: ["tag", "page"] },
    menu: { header: 4, footer: ["read", 2] },
    samples: ["/article", "/article?tag=essay"],
  },
} satisfies Pages;
