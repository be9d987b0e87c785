import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";

/** Which thing is meant, whether it is public or only a draft. */
export interface ContentId {
  kind: ContentKind;
  itemId: string;
}
