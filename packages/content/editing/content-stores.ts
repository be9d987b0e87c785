import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { ContentStore } from "./content-store.ts";
import { articleStore } from "./stores/article.ts";
import { boardGameStore } from "./stores/board-game.ts";
import { characterStore } from "./stores/character.ts";
import { eventStore } from "./stores/event/index.ts";
import { faqStore } from "./stores/faq.ts";
import { legalStore } from "./stores/legal.ts";
import { newsStore } from "./stores/news.ts";
import { staffStore } from "./stores/staff.ts";
import { venueStore } from "./stores/venue.ts";

const contentStores: Record<ContentKind, ContentStore> = {
  news: newsStore,
  article: articleStore,
  event: eventStore,
  character: characterStore,
  staff: staffStore,
  faq: faqStore,
  legal: legalStore,
  venue: venueStore,
  "board-game": boardGameStore,
};

export const storeOf = (kind: ContentKind): ContentStore => contentStores[kind];
