import { z } from "zod";
import { markResults } from "../booking/door/reception.ts";
import { localeSchema } from "../locale-schema.ts";
import { momentSchema } from "../moment.ts";
import { copyConditions } from "./copy-fields.ts";

// Boxes that are lent at the desk of an event, also without a network.

/** Fields of every mark. */
const made = {
  /** Created by the device, so that a mark counts once however often it is sent. */
  nonce: z.uuid(),
  /** By the device's clock. */
  at: momentSchema,
  /** The device's name. */
  device: z.string().max(40),
  /** Of the box, as on its sticker. */
  number: z.number().int().min(1).max(2_147_483_647),
};

export const loanMarkSchema = z
  .discriminatedUnion("kind", [
    z.object({
      ...made,
      kind: z.literal("lend"),
      /** The table; null if none was named. */
      sessionId: z.uuid().nullable(),
      /** The party that holds it, by its ticket. */
      reservationId: z.uuid().nullable(),
      /** The borrower, if they have no ticket. */
      holder: z.string().trim().max(40),
    }),
    z.object({
      ...made,
      kind: z.literal("return"),
      of: z.uuid(),
      /** Only if the box was checked. */
      condition: z.enum(copyConditions).optional(),
      /** Parts that were not in the box. */
      missing: z.string().trim().max(200),
    }),
    /** A loan or a return was a mistake. */
    z.object({ ...made, kind: z.literal("undo"), of: z.uuid() }),
    /** Someone has looked at the conflict of a loan. */
    z.object({ ...made, kind: z.literal("see"), of: z.uuid() }),
  ])
  .meta({ id: "LoanMark" });

/** Each mark is validated separately when applied: an invalid one must not block the others of a device. */
const unreadableMarkSchema = z.looseObject({}).meta({ id: "UnreadableLoanMark" });

export const newLoanMarksSchema = z
  .object({
    marks: z
      .array(z.union([loanMarkSchema, unreadableMarkSchema]))
      .min(1)
      .max(200),
  })
  .meta({ id: "NewLoanMarks" });

/** No personal data, because answers are stored for retries. */
export const loanAnswersSchema = z
  .object({
    answers: z.array(
      z.object({
        /** As sent; empty if the mark had none. */
        nonce: z.string(),
        /** `conflict`: stored, but someone must look at it. `refused`: no such box, or not a mark. */
        result: z.enum(markResults),
        /** Why it was refused, if it is not a mark. */
        reason: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "LoanAnswers" });

const loanSchema = z
  .object({
    nonce: z.uuid(),
    number: z.number().int(),
    at: z.iso.datetime(),
    device: z.string(),
    /** Name, or handle without a name. Empty if the account is gone. */
    by: z.string(),
    /** Lent at this event. For loans of another one, the borrower is not shown. */
    isHere: z.boolean(),
    sessionId: z.uuid().nullable(),
    reservationId: z.uuid().nullable(),
    holder: z.string(),
    /** When the box came back, and who took it. */
    returned: z
      .object({ nonce: z.uuid(), at: z.iso.datetime(), by: z.string(), missing: z.string() })
      .nullable(),
    isUndone: z.boolean(),
    /** Another loan of the same box covers the same time. */
    isContested: z.boolean(),
    /** Someone has looked at it. */
    isSeen: z.boolean(),
  })
  .meta({ id: "Loan" });

export const lendingListSchema = z
  .object({
    event: z.object({
      id: z.uuid(),
      title: z.string(),
      /** The language of the title shown. */
      locale: localeSchema,
    }),
    /** Name of the helper, under which their marks are stored. */
    by: z.string(),
    /** Devices delete the list then. */
    forgetAt: z.iso.datetime(),
    tables: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        letter: z.string().nullable(),
        game: z.string().nullable(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
      }),
    ),
    /** Parties with seats here, with only the data that lending needs. */
    parties: z.array(
      z.object({
        reservationId: z.uuid(),
        code: z.string(),
        name: z.string(),
        sessionId: z.uuid(),
      }),
    ),
    boxes: z.array(
      z.object({
        number: z.number().int(),
        name: z.string(),
        /** The language of the name shown. */
        locale: localeSchema,
        place: z.string(),
        condition: z.enum(copyConditions),
        missing: z.string(),
        /** Removed from the shelf: shown while it has a loan. */
        isRemoved: z.boolean(),
      }),
    ),
    /** Open loans, contradicting loans, and all loans of this event. */
    loans: z.array(loanSchema),
  })
  .meta({ id: "LendingList" });

export const freeBoxesSchema = z
  .object({
    /** By game slug: free boxes now, and the total. Empty outside of events. */
    games: z.record(z.string(), z.object({ free: z.number().int(), of: z.number().int() })),
  })
  .meta({ id: "FreeBoxes" });

const maxGames = 100;

export const freeBoxesQuerySchema = z.object({
  /** Slugs, separated by commas. */
  games: z
    .string()
    .max(maxGames * 100)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.string()).min(1).max(maxGames)),
});

export type LoanMark = z.infer<typeof loanMarkSchema>;
export type LoanAnswers = z.infer<typeof loanAnswersSchema>;
export type LendingList = z.infer<typeof lendingListSchema>;
export type Loan = z.infer<typeof loanSchema>;
export type FreeBoxes = z.infer<typeof freeBoxesSchema>;
