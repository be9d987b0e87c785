import { z } from "zod";

/** Kinds of content, in the order of the tabs. */
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
 * `draft` was never public. `scheduled` will be published later, new or as a change. `changed` is public and has a draft.
 * `cancelled` is for events only.
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
