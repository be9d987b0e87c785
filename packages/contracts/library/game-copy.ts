import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { copyConditions, maxCopiesAdded, maxStickers } from "./copy-fields.ts";

// Boxes on the shelf: each is one copy of a game, with its own number.

const copyConditionSchema = z.enum(copyConditions);

const copyValuesSchema = z
  .object({
    /** Where it stands. */
    place: z.string().trim().max(60),
    condition: copyConditionSchema,
    /** Parts that it lacks. */
    missing: z.string().trim().max(200),
    /** For the staff. */
    note: z.string().trim().max(400),
  })
  .meta({ id: "GameCopyValues" });

export const gameCopySchema = copyValuesSchema
  .extend({
    id: z.uuid(),
    number: z.number().int(),
    /** Sent back with a change, which is refused after a concurrent one. */
    version: z.number().int(),
    isPrinted: z.boolean(),
  })
  .meta({ id: "GameCopy" });

export const copyListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  /** A part of a name, or a number. */
  q: z.string().trim().max(100).default(""),
  /** `attention`: boxes in repair or with parts missing. `unprinted`: without a sticker. */
  only: z.enum(["attention", "unprinted"]).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const copyListSchema = z
  .object({
    games: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        locale: localeSchema,
        name: z.string(),
        copies: z.array(gameCopySchema),
      }),
    ),
    pageCount: z.number().int(),
    /** Of all boxes, whatever the filter. */
    counts: z.object({
      copies: z.number().int(),
      attention: z.number().int(),
      unprinted: z.number().int(),
    }),
  })
  .meta({ id: "GameCopyList" });

export const copiesToAddSchema = z
  .object({
    gameId: z.uuid(),
    count: z.number().int().min(1).max(maxCopiesAdded),
    place: z.string().trim().max(60),
  })
  .meta({ id: "GameCopiesToAdd" });

export const copyChangeSchema = copyValuesSchema
  .extend({ version: z.number().int() })
  .meta({ id: "GameCopyChange" });

export const addedCopiesSchema = z
  .object({ copies: z.array(gameCopySchema) })
  .meta({ id: "AddedGameCopies" });

export const stickerListSchema = z
  .object({
    /** Without a sticker, in the order of their numbers. */
    items: z.array(
      z.object({ id: z.uuid(), number: z.number().int(), locale: localeSchema, name: z.string() }),
    ),
    more: z.boolean(),
  })
  .meta({ id: "StickerList" });

export const printedStickersSchema = z
  .object({ ids: z.array(z.uuid()).min(1).max(maxStickers) })
  .meta({ id: "PrintedStickers" });

export const foundBoxSchema = z.object({ slug: z.string() }).meta({ id: "FoundBox" });

export type CopyValues = z.infer<typeof copyValuesSchema>;
export type GameCopy = z.infer<typeof gameCopySchema>;
export type CopyListQuery = z.infer<typeof copyListQuerySchema>;
export type CopyList = z.infer<typeof copyListSchema>;
