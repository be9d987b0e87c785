import { z } from "zod";
import { csvEncodings } from "../../csv.ts";
import { localeSchema } from "../../locale-schema.ts";
import { monthPattern } from "../../month.ts";
import {
  coinValues,
  correctionKinds,
  maxChangeFund,
  maxCoins,
  maxYenOfEvening,
  mostYen,
  paymentMethods,
  taxRates,
} from "./money-form.ts";
import { moneyRules } from "./money-rules.ts";
import { issuedReceiptSchema } from "./receipt.ts";

// All sums are whole yen.
const yen = z.number().int();
const count = z.number().int().nonnegative();
const positiveYen = yen.min(1).max(mostYen);
const yenOfEvening = yen.min(-maxYenOfEvening).max(maxYenOfEvening);
const method = z.enum(paymentMethods);
/** One by one: of a literal with several values, the document would name the first. */
const rate = z.union([z.literal(taxRates[0]), z.literal(taxRates[1])]);
const monthSchema = z.string().regex(monthPattern);
const reason = z.string().check(...moneyRules.correctionReason);

const sumsOf = (sum: z.ZodNumber) => z.object({ cash: sum, qr: sum, card: sum });
const sumsByMethodSchema = sumsOf(yen).meta({ id: "SumsByMethod" });

const evening = {
  eventId: z.uuid(),
  title: z.string(),
  /** The language of the title shown. */
  locale: localeSchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCancelled: z.boolean(),
  /** People who came. */
  people: count,
  /** Sum owed: the promised prices of everybody who came, and corrections. */
  owed: yen,
  /** What reception and corrections recorded. */
  taken: sumsByMethodSchema,
  /** Part of it at the reduced rate. */
  reduced: yen,
  /** The sum of what parties still owe, and of what others paid too much. */
  unpaid: count,
  overpaid: count,
};

const monthEveningSchema = z
  .object({
    ...evening,
    /** Null while the takings are open. */
    closing: z
      .object({
        closedAt: z.iso.datetime(),
        /** Counted minus recorded. */
        difference: yen,
        /** What was recorded since. */
        since: yen,
      })
      .nullable(),
  })
  .meta({ id: "MoneyMonthEvening" });

export const moneyQuerySchema = z.object({
  /** This month if absent. */
  month: monthSchema.optional(),
  locale: localeSchema.default("ja"),
});

/** Evenings that began in the month, by the calendar of Japan. Those without people or money are left out once they are over. */
export const moneyMonthSchema = z
  .object({
    month: monthSchema,
    /** Null before the first event, and after the current month. */
    previous: monthSchema.nullable(),
    next: monthSchema.nullable(),
    evenings: z.array(monthEveningSchema),
  })
  .meta({ id: "MoneyMonth" });

export const moneyCsvQuerySchema = z.object({
  /** Of one event, or of a month; this month by default. */
  eventId: z.uuid().optional(),
  month: monthSchema.optional(),
  encoding: z.enum(csvEncodings).default("utf-8"),
  locale: localeSchema.default("ja"),
});

const party = z.object({ reservationId: z.uuid(), code: z.string(), name: z.string() });

const correctionSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(correctionKinds),
    owed: yen,
    taken: yen,
    method,
    rate,
    /** Empty if it was deleted with the person it was about. */
    reason: z.string(),
    at: z.iso.datetime(),
    /** Name, or handle without a name. Empty if the account is gone. */
    by: z.string(),
    party: party.nullable(),
  })
  .meta({ id: "MoneyCorrection" });

const coinsSchema = z.object(
  Object.fromEntries(coinValues.map((value) => [value, count.max(maxCoins)])) as Record<
    `${(typeof coinValues)[number]}`,
    z.ZodNumber
  >,
);

const closing = {
  owed: yen,
  unpaid: count,
  recorded: sumsByMethodSchema,
  counted: sumsByMethodSchema,
  changeFund: count,
  /** How many of each note and coin; null if only the sum was entered. */
  coins: coinsSchema.nullable(),
  /** Why counted and recorded differ; empty if they do not. */
  reason: z.string(),
  closedAt: z.iso.datetime(),
  closedBy: z.string(),
};

export const moneyEveningSchema = z
  .object({
    ...evening,
    slug: z.string(),
    /** It is not closed before. */
    hasBegun: z.boolean(),
    /** Per seat. */
    fee: yen,
    /** Promised prices of everybody who came. */
    promised: yen,
    /** What corrections changed of the sum owed. */
    corrected: yen,
    /** People who are still expected, and the sum of their prices. */
    coming: z.object({ people: count, sum: count }),
    /** How many parties paid by each method. */
    payers: sumsByMethodSchema,
    /** Sums of people who deleted their accounts. */
    ofDeleted: z.object({ owed: yen, taken: yen }),
    /** Parties that came or paid, by reading of the name, to choose from for a correction or a receipt. */
    parties: z.array(
      z.object({ ...party.shape, people: count, owed: yen, taken: yen, receipts: count }),
    ),
    corrections: z.array(correctionSchema),
    /** The newest first. Without a reservation if it was deleted with its person. */
    receipts: z.array(
      z.object({ reservationId: z.uuid().nullable(), ...issuedReceiptSchema.shape }),
    ),
    /** Null while the takings are open. */
    closing: z
      .object({
        ...closing,
        /** What was recorded since, by method. */
        since: sumsByMethodSchema,
      })
      .nullable(),
    /** Former closings, the last first. */
    reopened: z.array(
      z.object({
        ...closing,
        reopenedAt: z.iso.datetime(),
        reopenedBy: z.string(),
        reopenReason: z.string(),
      }),
    ),
  })
  .meta({ id: "MoneyEvening" });

/** `reservationId`: null if it concerns no party in particular. */
const about = { reservationId: z.uuid().nullable(), reason };

export const newCorrectionSchema = z
  .discriminatedUnion("kind", [
    z.object({ ...about, kind: z.literal("discount"), amount: positiveYen }),
    z.object({ ...about, kind: z.literal("refund"), amount: positiveYen, method, rate }),
    z.object({
      ...{ ...about, kind: z.literal("sale"), amount: positiveYen, method, rate },
      /** What was sold. */
      reason: z.string().check(...moneyRules.item),
    }),
    z.object({
      ...about,
      kind: z.literal("amount"),
      /** More or less than was recorded. */
      amount: yen
        .min(-mostYen)
        .max(mostYen)
        .refine((amount) => amount !== 0, "More or less"),
      method,
    }),
    z
      .object({
        ...about,
        kind: z.literal("method"),
        amount: positiveYen,
        /** As recorded. */
        from: method,
        to: method,
      })
      .refine(({ from, to }) => from !== to, { path: ["to"], message: "Another one" }),
  ])
  .meta({ id: "NewMoneyCorrection" });

export const newClosingSchema = z
  .object({
    /** As it was shown: if the reception recorded more meanwhile, the closing is refused. */
    recorded: sumsOf(yenOfEvening),
    /** Cash without the change fund. */
    counted: sumsOf(yenOfEvening),
    changeFund: count.max(maxChangeFund),
    coins: coinsSchema.nullable(),
    reason: z.string().check(...moneyRules.closingReason),
  })
  .meta({ id: "NewMoneyClosing" });

export const reopeningSchema = z
  .object({ reason: z.string().check(...moneyRules.reopeningReason) })
  .meta({ id: "MoneyReopening" });

/** No personal data, because answers are stored for retries. */
export const moneyChangedSchema = z.object({ eventId: z.uuid() }).meta({ id: "MoneyChanged" });

export type SumsByMethod = z.infer<typeof sumsByMethodSchema>;
export type MoneyQuery = z.infer<typeof moneyQuerySchema>;
export type MoneyCsvQuery = z.infer<typeof moneyCsvQuerySchema>;
export type MoneyMonth = z.infer<typeof moneyMonthSchema>;
export type MoneyEvening = z.infer<typeof moneyEveningSchema>;
export type NewCorrection = z.infer<typeof newCorrectionSchema>;
export type NewClosing = z.infer<typeof newClosingSchema>;
