import { z } from "zod";
import { locales } from "../../locale.ts";
import { sessionLanguages } from "../../session-language.ts";
import { coverSchema } from "../image/cover.ts";

/** A session or table of an event, as edited. */
export const sessionDocumentSchema = z
  .object({
    /** Created by the editor, so that the session keeps it from draft to draft. */
    id: z.uuid(),
    kind: z.enum(["general", "table"]),
    letter: z.string().max(1),
    game: z.string().max(36),
    guide: z.string().max(36),
    language: z.enum(sessionLanguages),
    startsAt: z.string().max(40),
    endsAt: z.string().max(40),
    capacity: z.number().int().nullable(),
    minPlayers: z.number().int().nullable(),
    maxSeats: z.number().int().nullable(),
    opensAt: z.string().max(40),
    closesAt: z.string().max(40),
    changeDeadline: z.string().max(40),
    decisionDeadline: z.string().max(40),
    calledOff: z.boolean(),
    names: z.object({ ja: z.string().max(120), en: z.string().max(120) }),
  })
  .meta({ id: "SessionDocument" });

export const stepSchema = z.object({ time: z.string().max(20), text: z.string().max(300) });
export const questionSchema = z.object({
  key: z.string().max(40),
  label: z.string().max(200),
  required: z.boolean(),
  choices: z
    .array(z.object({ key: z.string().max(40), label: z.string().max(100) }))
    .max(20)
    .optional(),
});

/** A kind of seat besides the ordinary one; its yen are null until filled in. */
const priceSchema = z.object({
  key: z.string().max(40),
  ja: z.string().max(40),
  en: z.string().max(40),
  yen: z.number().nullable(),
});

const fieldValueSchema = z.union([
  z.string().max(100_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(100)).max(100),
  z.array(stepSchema).max(50),
  z.array(questionSchema).max(20),
  z.array(priceSchema).max(20),
  coverSchema,
]);

const fieldValuesSchema = z.record(z.string().max(40), fieldValueSchema);

/**
 * The values of `contentFields` by name, as an editor writes them. A draft may lack any of them and may contain values that
 * cannot be published. A language without any text is absent.
 */
export const contentDocumentSchema = z
  .object({
    shared: fieldValuesSchema,
    texts: z.object({ ja: fieldValuesSchema, en: fieldValuesSchema }),
    /** For events only. */
    sessions: z.array(sessionDocumentSchema).max(100).optional(),
  })
  .meta({ id: "ContentDocument" });

export const contentProblemCodes = [
  "missing",
  "too-short",
  "too-long",
  "too-small",
  "too-large",
  "malformed",
  /** A time that clocks skip, because they are put forward. */
  "skipped-time",
  "unknown-choice",
  "unknown-reference",
  "slug-taken",
  "number-taken",
  /** Times in the wrong order, such as an end before the start. */
  "out-of-order",
  /** Fewer seats than are taken. */
  "below-taken",
  /** A session with reservations can be called off, but not removed. */
  "session-in-use",
  "letter-taken",
] as const;

/** Why a document cannot be published. */
export const contentProblemSchema = z
  .object({
    part: z.enum(["shared", ...locales, "session"]),
    field: z.string(),
    problem: z.enum(contentProblemCodes),
    /** The session it concerns, if any. */
    sessionId: z.string().optional(),
    /** A value for the message: the limit, or the number of seats taken. */
    limit: z.number().optional(),
  })
  .meta({ id: "ContentProblem" });

export type SessionDocument = z.infer<typeof sessionDocumentSchema>;
export type FieldValue = z.infer<typeof fieldValueSchema>;
export type FieldValues = z.infer<typeof fieldValuesSchema>;
export type ContentDocument = z.infer<typeof contentDocumentSchema>;
export type ContentProblem = z.infer<typeof contentProblemSchema>;
export type ContentProblemCode = (typeof contentProblemCodes)[number];
