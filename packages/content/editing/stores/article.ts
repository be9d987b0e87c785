import { tableStore } from "./table-store.ts";

export const articleStore = tableStore("article", {
  columns: { slug: "slug", author: "author_id", tags: "tags" },
  text: { title: "title", summary: "summary", body: "body" },
  links: {
    games: { table: "article_game", column: "board_game_id" },
    characters: { table: "article_character", column: "character_id" },
  },
  unpack: ({ cover }) => ({ cover: cover as object }),
  pack: ({ cover }) => ({ cover: cover ?? {} }),
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});
