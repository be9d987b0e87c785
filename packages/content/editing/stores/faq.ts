import type { ContentStore } from "../content-store.ts";
import { positionOf } from "./position.ts";
import { nextPosition } from "./queries.ts";
import { tableStore } from "./table-store.ts";

export const faqStore: ContentStore = {
  ...tableStore("faq", { pack: (shared) => ({ position: positionOf(shared) }) }),
  begin: async (db) => ({ shared: { position: await nextPosition(db, "faq") } }),
};
