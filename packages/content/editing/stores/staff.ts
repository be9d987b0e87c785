import { randomUUID } from "node:crypto";
import { socialNetworks } from "@takujo/contracts/content/staff";
import type { ContentStore } from "../content-store.ts";
import { archiveUnlessShown } from "./archive-shown.ts";
import { positionOf } from "./position.ts";
import { nextPosition } from "./queries.ts";
import { tableStore } from "./table-store.ts";

export const staffStore: ContentStore = {
  ...tableStore("staff", {
    links: { games: { table: "staff_game", column: "board_game_id" } },
    packed: { column: "social", names: socialNetworks },
    pack: (shared) => ({ position: positionOf(shared) }),
  }),
  ...archiveUnlessShown("staff"),
  begin: async (db) => ({
    shared: {
      // A unique portrait until someone chooses one.
      avatar: randomUUID().slice(0, 8),
      position: await nextPosition(db, "staff"),
    },
  }),
};
