import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentStore } from "./content-store.ts";
import { articleStore } from "./stores/article.ts";
import { boardGameStore } from "./stores/board-game.ts";
import { characterStore } from "./stores/character.ts";
import { faqStore } from "./stores/faq.ts";
import { legalStore } from "./stores/legal.ts";
import { newsStore } from "./stores/news.ts";
import { staffStore } from "./stores/staff.ts";
import { venueStore } from "./stores/venue.ts";

const contentStores: Partial<Record<ContentKind, ContentStore>> = {
  news: newsStore,
  article: articleStore,
  character: characterStore,
  staff: staffStore,
  faq: faqStore,
  legal: legalStore,
  venue: venueStore,
  "board-game": boardGameStore,
};

export function storeOf(kind: ContentKind): ContentStore {
  const store = contentStores[kind];
  if (!store) throw new DomainError("not-found", `Nobody edits ${kind} here.`);
  return store;
}
