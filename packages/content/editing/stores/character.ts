import { characterTraits } from "@takujo/contracts/content/character";
import type { FieldValues } from "@takujo/contracts/content/editing/content-document";
import type { ContentStore } from "../content-store.ts";
import { positionOf } from "./position.ts";
import { nextPosition } from "./queries.ts";
import { tableStore } from "./table-store.ts";

export const characterStore: ContentStore = {
  ...tableStore("character", {
    columns: {
      slug: "slug",
      kana: "kana",
      color: "color",
      artwork: "artwork",
      position: "position",
    },
    text: {
      name: "name",
      origin: "origin",
      catchPhrase: "catch_phrase",
      summary: "summary",
      profile: "profile",
      likes: "likes",
      duty: "duty",
    },
    links: { games: { table: "character_game", column: "board_game_id" } },
    unpack: ({ traits }) => {
      const known = traits as Record<string, number>;
      return Object.fromEntries(characterTraits.map((name) => [name, known[name] ?? null]));
    },
    pack: (shared) => ({ traits: traitsOf(shared), position: positionOf(shared) }),
  }),
  begin: async (db) => ({ shared: { position: await nextPosition(db, "character") } }),
};

/** Only those with a value. */
function traitsOf(shared: FieldValues) {
  return Object.fromEntries(
    characterTraits.flatMap((name) => (shared[name] ? [[name, shared[name]]] : [])),
  );
}
