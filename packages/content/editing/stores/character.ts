import { characterTraits } from "@takujo/contracts/content/character";
import type { ContentStore } from "../content-store.ts";
import { positionOf } from "./position.ts";
import { nextPosition } from "./queries.ts";
import { tableStore } from "./table-store.ts";

export const characterStore: ContentStore = {
  ...tableStore("character", {
    links: { games: { table: "character_game", column: "board_game_id" } },
    packed: { column: "traits", names: characterTraits },
    pack: (shared) => ({ position: positionOf(shared) }),
  }),
  begin: async (db) => ({ shared: { position: await nextPosition(db, "character") } }),
};
