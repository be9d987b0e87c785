import { tableStore } from "./table-store.ts";

export const newsStore = tableStore("news", {
  columns: { slug: "slug", category: "category", pinned: "pinned", cover: "cover" },
  text: { title: "title", summary: "summary", body: "body" },
  complete: (_transaction, _id, _document, published_at) => ({ published_at }),
});
