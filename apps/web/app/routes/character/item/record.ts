import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
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
};
