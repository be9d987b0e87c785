import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { articleSummarySchema } from "./article.ts";
import { boardGameSchema } from "./board-game.ts";
import { shownCoverSchema } from "./image/cover.ts";

export const gameTags = [
  "cooperative",
  "family",
  "two-player",
  "party",
  "cards",
  "dice",
  "dexterity",
  "deduction",
  "bluffing",
  "trading",
  "building",
  "abstract",
] as const;
const gameTagSchema = z.enum(gameTags);

/** How much must be read while playing. */
export const languageNeeds = ["none", "little", "much"] as const;
export const languageNeedSchema = z.enum(languageNeeds);

/** The boards of the shelf, by weight: 1 and 2, 3, 4 and 5. */
export const gameBoards = ["light", "middle", "heavy"] as const;
const gameBoardSchema = z.enum(gameBoards);

/** Rules that take no longer are quickly explained. */
export const quickMinutes = 5;

/** The last one means more than the one before it. */
export const gameLengths = ["30", "60", "120", "longer"] as const;
export const gameAges = [5, 8, 12] as const;
/** From this number on, it means at least that many. */
export const maxPlayersAsked = 6;

/** `none`: nothing to read while playing. The others also find games without anything to read. */
export const gameLanguages = ["ja", "en", "none"] as const;
export const gameSorts = ["light", "heavy", "short", "new"] as const;

/** Nobody pages further. */
export const maxGamesCounted = 2_000;

const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

export const shelfGameSchema = boardGameSchema
  .extend({
    cover: shownCoverSchema,
    explainMinutes: optional(z.number().int()),
    languageNeed: optional(languageNeedSchema),
    tags: z.array(gameTagSchema),
  })
  .meta({ id: "ShelfGame" });

export const gameListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  /** Words to find, as in the search of the site. */
  q: z.string().trim().max(100).optional(),
  players: z.coerce.number().int().min(1).max(maxPlayersAsked).optional(),
  minutes: z.enum(gameLengths).optional(),
  board: gameBoardSchema.optional(),
  /** The youngest player's age. */
  age: z.coerce.number().int().min(1).max(99).optional(),
  language: z.enum(gameLanguages).optional(),
  /** Only games whose rules are explained in five minutes. */
  quick: z.literal("1").optional(),
  tag: gameTagSchema.optional(),
  /** By default, light ones first; with words, the best match. */
  sort: z.enum(gameSorts).optional(),
  page: z.coerce.number().int().min(1).max(maxGamesCounted).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(24),
});

export const gameListSchema = z
  .object({
    items: z.array(shelfGameSchema),
    page: z.number().int(),
    pageCount: z.number().int(),
    count: z.number().int(),
    /** There are more than were counted. */
    more: z.boolean(),
  })
  .meta({ id: "GameList" });

export const gameShelfQuerySchema = z.object({ locale: localeSchema.default("ja") });

export const gameShelfSchema = z
  .object({
    count: z.number().int(),
    /** Only boards with games, the light one first. */
    boards: z.array(
      z.object({
        board: gameBoardSchema,
        count: z.number().int(),
        /** The first of them. Those with an upcoming event come first. */
        games: z.array(
          shelfGameSchema.extend({ isPlayedSoon: z.boolean() }).meta({ id: "ShelfBox" }),
        ),
      }),
    ),
  })
  .meta({ id: "GameShelf" });

const teacherSchema = z
  .object({
    slug: z.string(),
    locale: localeSchema,
    name: z.string(),
    role: z.string(),
    avatar: z.string(),
    teachesInEnglish: z.boolean(),
  })
  .meta({ id: "GameTeacher" });

export const gameItemSchema = shelfGameSchema
  .extend({
    /** The name, split where a line may break. */
    titlePhrases: z.array(z.string()),
    summary: z.string(),
    /** Languages of the boxes on the shelf. */
    languages: z.array(localeSchema),
    updatedAt: z.iso.datetime(),
    link: optional(z.string()),
    /** Its number at BoardGameGeek. */
    bggId: optional(z.number().int()),
    teachers: z.array(teacherSchema),
    articles: z.array(articleSummarySchema),
    /** Other games of about its weight, those with the same tags first. */
    similar: z.array(shelfGameSchema),
  })
  .meta({ id: "GameItem" });

export type GameBoard = z.infer<typeof gameBoardSchema>;
export type ShelfGame = z.infer<typeof shelfGameSchema>;
export type GameListQuery = z.infer<typeof gameListQuerySchema>;
export type GameList = z.infer<typeof gameListSchema>;
export type GameShelf = z.infer<typeof gameShelfSchema>;
export type GameItem = z.infer<typeof gameItemSchema>;
