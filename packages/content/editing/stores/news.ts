import { tableStore } from "./table-store.ts";

export const newsStore = tableStore("news", {
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});
