import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "game",
  path: "/game",
  title: "game",
  auth: false,
  messages: ["gameShelf"],
  cache: {
    tags: ["board-game", "event"],
    query: [
      "players",
      "minutes",
      "board",
      "age",
      "language",
      "quick",
      "tag",
      "sort",
      "view",
      "page",
    ],
    live: ["q"],
  },
  menu: { header: 2, footer: ["play", 2] },
  samples: ["/game", "/game?view=list", "/game?players=2&minutes=30", "/game?q=zzzz"],
};
