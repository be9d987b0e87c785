import type { ContentState } from "@takujo/contracts/platform/editing/content-kinds";

export interface Standing {
  /** As the table says; null for what is a draft alone. */
  state: string | null;
  publishedAt: Date | null;
  hasDraft: boolean;
  publishAt: Date | null;
}

/** How something stands for those who edit it. */
export function contentState({ state, publishedAt, hasDraft, publishAt }: Standing): ContentState {
  if (publishAt) return "scheduled";
  if (state === null || state === "draft") return "draft";
  if (state === "archived" || state === "cancelled") return state;
  if (publishedAt && publishedAt.getTime() > Date.now()) return "scheduled";
  return hasDraft ? "changed" : "published";
}

/** When it will be public: by its schedule, or because its table names a time to come. */
export function publicFrom(standing: Standing): Date | null {
  if (contentState(standing) !== "scheduled") return null;
  return standing.publishAt ?? standing.publishedAt;
}
