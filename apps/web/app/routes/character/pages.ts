import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug } from "../../shell/routing/route-check.ts";

export const pages = {
  item: {
    id: "character-item",
    path: "/character/:slug",
    title: "characterItem",
    auth: false,
    background: "white",
    breadcrumbHidden: true,
    messages: ["character", "boardGame"],
    validate: hasSlug,
    cache: { tags: ["character", "board-game"] },
    samples: ["/character/kikko", "/character/toki"],
  },
  list: {
    id: "character",
    path: "/character",
    title: "character",
    auth: false,
    background: "white",
    messages: ["character"],
    cache: { tags: ["character"] },
    menu: { footer: ["play", 4] },
  },
} satisfies Pages;
