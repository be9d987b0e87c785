import type { ContentState } from "@takujo/contracts/content/editing/content-kinds";

export interface PublicationStatus {
  /** The table's state, or null if there is only a draft. */
  state: string | null;
  publishedAt: Date | null;
  hasDraft: boolean;
  publishAt: Date | null;
}

/** The state shown to editors. */
export function contentState({
  state,
  publishedAt,
  hasDraft,
  publishAt,
}: PublicationStatus): ContentState {
  if (publishAt) return "scheduled";
  if (state === null || state === "draft") return "draft";
  if (state === "archived" || state === "cancelled") return state;
  if (publishedAt && publishedAt.getTime() > Date.now()) return "scheduled";
  return hasDraft ? "changed" : "published";
}

/** When it will be public: by its schedule, or by a future time in its table. */
export function publicFrom(status: PublicationStatus): Date | null {
  if (contentState(status) !== "scheduled") return null;
  return status.publishAt ?? status.publishedAt;
}
