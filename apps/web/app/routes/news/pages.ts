import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug } from "../../shell/routing/route-check.ts";

export const pages = {
  item: {
    id: "news-item",
    path: "/news/:slug",
    title: "newsItem",
    auth: false,
    background: "white",
    messages: ["news", "sharing"],
    validate: hasSlug,
    cache: { tags: ["news"] },
    samples: ["/news/next-month-dates", "/news/typhoon-and-snow-policy", "/news/lost-property"],
  },
  list: {
    id: "news",
    path: "/news",
    title: "news",
    auth: false,
    messages: ["news"],
    cache: { tags: ["news"], query: ["category", "page"] },
    menu: { header: 5, footer: ["read", 1] },
    samples: ["/news", "/news?category=press"],
  },
} satisfies Pages;
