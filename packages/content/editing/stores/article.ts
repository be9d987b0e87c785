import { tableStore } from "./table-store.ts";

export const articleStore = tableStore("article", {
  links: {
    games: { table: "article_game", column: "board_game_id" },
    characters: { table: "article_character", column: "character_id" },
  },
  pack: ({ cover }) => ({ cover: cover ?? {} }),
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});
