import type { Pages } from "../../shell/routing/record.ts";
import { hasSlug } from "../../shell/routing/route-check.ts";

export const pages = {
  item: {
    id: "event-item",
    path: "/event/:slug",
    title: "eventItem",
    auth: false,
    breadcrumbHidden: true,
    messages: ["event", "areaMap", "sharing"],
    validate: hasSlug,
    cache: { tags: ["event", "board-game", "staff"], live: ["seats"] },
    samples: [
      "/event/heavyweight-day-grand-canal",
      "/event/unhurried-championship",
      "/event/compass-and-crown-chart-day",
      "/event/cellar-spirits-in-the-dark",
      "/event/six-merchants-afternoon",
    ],
  },
  list: {
    id: "event",
    path: "/event",
    title: "event",
    auth: false,
    messages: ["event"],
    cache: {
      tags: ["event", "board-game"],
      query: ["when", "view", "month", "from", "to", "game", "page"],
      lists: ["tag", "weekday"],
      live: ["seats"],
    },
    menu: { header: 1, footer: ["play", 1] },
    samples: ["/event", "/event?view=calendar", "/event?when=past", "/event?tag=family&tag=adults"],
  },
  table: {
    id: "event-table",
    path: "/event/:slug/table",
    title: "eventTable",
    auth: { only: "user" },
    breadcrumbHidden: true,
    noIndex: true,
    messages: ["proposedTable"],
    validate: hasSlug,
    samples: ["/event/heavyweight-day-grand-canal/table"],
  },
} satisfies Pages;
