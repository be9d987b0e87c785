import { randomUUID } from "node:crypto";
import type { FieldValues } from "@takujo/contracts/content/editing/content-document";
import { socialNetworks } from "@takujo/contracts/content/staff";
import type { ContentStore } from "../content-store.ts";
import { archiveUnlessShown } from "./archive-shown.ts";
import { positionOf } from "./position.ts";
import { nextPosition } from "./queries.ts";
import { tableStore } from "./table-store.ts";

export const staffStore: ContentStore = {
  ...tableStore("staff", {
    columns: {
      slug: "slug",
      kana: "kana",
      avatar: "avatar",
      teachesInEnglish: "teaches_in_english",
      specialties: "specialties",
      position: "position",
    },
    text: { name: "name", role: "role", bio: "bio" },
    links: { games: { table: "staff_game", column: "board_game_id" } },
    unpack: ({ social }) => {
      const known = social as Record<string, string>;
      return Object.fromEntries(socialNetworks.map((network) => [network, known[network] ?? ""]));
    },
    pack: (shared) => ({ social: socialOf(shared), position: positionOf(shared) }),
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

function socialOf(shared: FieldValues) {
  return Object.fromEntries(
    socialNetworks.flatMap((network) => (shared[network] ? [[network, shared[network]]] : [])),
  );
}
