import { randomUUID } from "node:crypto";
import { characterTraits } from "@takujo/contracts/content/character";
import type { FieldValues } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { socialNetworks } from "@takujo/contracts/content/staff";
import type { ContentStore } from "./content-store.ts";
import { archiveUnlessShown } from "./stores/archive-shown.ts";
import { eventStore } from "./stores/event/index.ts";
import { isBggIdTaken, isLegalInForce, legalVersion, nextPosition } from "./stores/queries.ts";
import { rowStore } from "./stores/row-store.ts";

const last = 999;

/** If empty, the item goes to the end. */
const positionOf = ({ position }: FieldValues): number =>
  typeof position === "number" ? position : last;

const staffStore: ContentStore = {
  ...rowStore("staff", {
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

const newsStore = rowStore("news", {
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});

/**
 * Each version is a separate item and gets its number when first published. A version that is or was in force never changes,
 * because people agreed to it; a change is the next version. One announced for later may still be corrected.
 */
const legalStore: ContentStore = {
  ...rowStore("legal", {
    complete: async (transaction, id, { shared }) => ({
      version: await legalVersion(transaction, id, String(shared["kind"])),
    }),
  }),
  isEditable: async (db, id) => !(await isLegalInForce(db, id)),
};

const faqStore: ContentStore = {
  ...rowStore("faq", { pack: (shared) => ({ position: positionOf(shared) }) }),
  begin: async (db) => ({ shared: { position: await nextPosition(db, "faq") } }),
};

const characterStore: ContentStore = {
  ...rowStore("character", {
    links: { games: { table: "character_game", column: "board_game_id" } },
    packed: { column: "traits", names: characterTraits },
    pack: (shared) => ({ position: positionOf(shared) }),
  }),
  begin: async (db) => ({ shared: { position: await nextPosition(db, "character") } }),
};

const boardGames = rowStore("board-game", { pack: ({ cover }) => ({ cover: cover ?? {} }) });

const boardGameStore: ContentStore = {
  ...boardGames,
  ...archiveUnlessShown("board-game"),
  async findProblems(db, id, document) {
    const problems = (await boardGames.findProblems?.(db, id, document)) ?? [];
    const { bggId } = document.shared;
    if (typeof bggId !== "number" || !(await isBggIdTaken(db, bggId, id))) return problems;
    return [...problems, { part: "shared", field: "bggId", problem: "number-taken" }];
  },
};

const articleStore = rowStore("article", {
  links: {
    games: { table: "article_game", column: "board_game_id" },
    characters: { table: "article_character", column: "character_id" },
  },
  pack: ({ cover }) => ({ cover: cover ?? {} }),
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});

const contentStores: Record<ContentKind, ContentStore> = {
  news: newsStore,
  article: articleStore,
  event: eventStore,
  character: characterStore,
  staff: staffStore,
  faq: faqStore,
  legal: legalStore,
  venue: rowStore("venue"),
  "board-game": boardGameStore,
};

export const storeOf = (kind: ContentKind): ContentStore => contentStores[kind];
