import { z } from "zod";

/** What editors write. The order is that of the tabs. */
export const contentKinds = [
  "news",
  "article",
  "event",
  "character",
  "staff",
  "faq",
  "legal",
  "venue",
  "board-game",
] as const;

export const contentKindSchema = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKindSchema>;

/**
 * `draft` was never public. `scheduled` waits for its hour, whether it is new or a change of something public. `changed` is public and has
 * a draft beside it. `cancelled` is for events alone.
 */
export const contentStates = [
  "draft",
  "scheduled",
  "published",
  "changed",
  "archived",
  "cancelled",
] as const;

export const contentStateSchema = z.enum(contentStates);
export type ContentState = z.infer<typeof contentStateSchema>;
