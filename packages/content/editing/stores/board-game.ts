import type { ContentStore } from "../content-store.ts";
import { archiveUnlessShown } from "./archive-shown.ts";
import { tableStore } from "./table-store.ts";

export const boardGameStore: ContentStore = {
  ...tableStore("board-game", {
    columns: {
      slug: "slug",
      minPlayers: "min_players",
      maxPlayers: "max_players",
      minutes: "minutes",
      age: "age",
      weight: "weight",
      link: "link",
    },
    text: { name: "name", summary: "summary" },
  }),
  archive: archiveUnlessShown("board-game"),
};
