import type { PageRecord } from "../../../shell/routing/record.ts";
import { hasSlug } from "../../../shell/routing/route-check.ts";

export const record: PageRecord = {
  id: "game-item",
  path: "/game/:slug",
  title: "gameItem",
  auth: false,
  breadcrumbHidden: true,
  messages: ["gameShelf", "event"],
  validate: hasSlug,
  cache: { tags: ["board-game", "event", "staff", "article"], live: ["seats"] },
  samples: ["/game/terra-pioneers", "/game/bamboo-seven"],
};
