import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";

/** Identifies an item, whether it is public or only a draft. */
export interface ContentId {
  kind: ContentKind;
  itemId: string;
}
