import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
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
};
