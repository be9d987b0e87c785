import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "home",
  path: "/",
  title: "home",
  auth: false,
  breadcrumbHidden: true,
  messages: ["home", "news", "event", "gameShelf"],
  cache: { tags: ["news", "article", "event", "character", "board-game"] },
};
