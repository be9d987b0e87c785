import { z } from "zod";
import { languageNeedSchema } from "../content/game-shelf.ts";

// Games from a collection at BoardGameGeek: a file of it, or its XML API.

/** About a thousand games with all columns; a form may have little more. */
export const largestImportFile = 900_000;
export const maxImportRows = 1_500;
/** Size of the file in base64, with the rest of the body. */
export const largestImportBody = 1_300_000;

const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

/** Imported values of a game. Null if missing in the collection. */
export const importRowSchema = z
  .object({
    bggId: z.number().int().min(1).max(2_147_483_647),
    name: z.string().min(1).max(80),
    minPlayers: optional(z.number().int().min(1).max(99)),
    maxPlayers: optional(z.number().int().min(1).max(99)),
    minutes: optional(z.number().int().min(1).max(2_000)),
    age: optional(z.number().int().min(0).max(99)),
    weight: optional(z.number().int().min(1).max(5)),
    languageNeed: optional(languageNeedSchema),
  })
  .meta({ id: "ImportRow" });

export const importFields = [
  "minPlayers",
  "maxPlayers",
  "minutes",
  "age",
  "weight",
  "languageNeed",
] as const;

/** Why a file cannot be read as a collection. */
const importFaults = ["encoding", "columns", "empty", "too-many"] as const;
/** Why a row is left out. */
const skipReasons = ["not-owned", "expansion", "number", "name", "twice"] as const;

const valueSchema = z.union([z.string(), z.number(), z.null()]);

export const importPreviewSchema = z
  .object({
    fault: optional(z.enum(importFaults)),
    rows: z.array(
      z.object({
        row: importRowSchema,
        /** `new` becomes a draft. `changed` becomes a draft of a game that is there. `same` needs nothing. */
        fate: z.enum(["new", "changed", "same"]),
        /** Its name on the shelf. */
        known: optional(z.string()),
        changes: z.array(
          z.object({ field: z.enum(importFields), before: valueSchema, after: valueSchema }),
        ),
      }),
    ),
    skipped: z.array(z.object({ name: z.string(), reason: z.enum(skipReasons) })),
  })
  .meta({ id: "ImportPreview" });

export const importFileSchema = z
  .object({
    /** The bytes of the file, whatever their encoding. */
    base64: z.base64().max(Math.ceil(largestImportFile / 3) * 4),
  })
  .meta({ id: "ImportFile" });

/** As BoardGameGeek allows names. */
export const collectionNameSchema = z
  .object({ username: z.string().regex(/^[A-Za-z0-9_ ]{1,40}$/) })
  .meta({ id: "CollectionName" });

/** `byName`: the site may ask BoardGameGeek for a collection itself. */
export const importWaysSchema = z.object({ byName: z.boolean() }).meta({ id: "ImportWays" });

export const gamesToImportSchema = z
  .object({ rows: z.array(importRowSchema).min(1).max(maxImportRows) })
  .meta({ id: "GamesToImport" });

export const importedGamesSchema = z
  .object({ added: z.number().int(), changed: z.number().int() })
  .meta({ id: "ImportedGames" });

export type ImportRow = z.infer<typeof importRowSchema>;
export type ImportFault = (typeof importFaults)[number];
export type SkipReason = (typeof skipReasons)[number];
export type ImportPreview = z.infer<typeof importPreviewSchema>;
