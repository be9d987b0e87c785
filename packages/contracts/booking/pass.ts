import { z } from "zod";
import { mostYen } from "./money-form.ts";
import {
  fewestStamps,
  mostPassDays,
  mostPassVisits,
  mostStamps,
  passOrigins,
  passStates,
} from "./pass-form.ts";
import { passRules } from "./pass-rules.ts";
import { paymentMethods } from "./reception-form.ts";

const moment = z.iso.datetime();
const count = z.number().int().nonnegative();
const positiveYen = z.number().int().min(1).max(mostYen);
const name = z.string().check(...passRules.name);
const reason = z.string().check(...passRules.reason);
const method = z.enum(paymentMethods);

const passKindSchema = z
  .object({
    id: z.uuid(),
    ja: z.string(),
    en: z.string(),
    visits: count,
    /** What it costs; 0 if it is for stamps. */
    yen: count,
    days: count,
    /** Covers seats that cost at most so much; null for any. */
    mostYen: count.nullable(),
    /** Every so many visits give one; null if it is sold. */
    stamps: count.nullable(),
    /** Passes of this kind that people have or had. */
    passes: count,
    madeAt: moment,
    stoppedAt: moment.nullable(),
  })
  .meta({ id: "PassKind" });

/** The newest first. */
export const passKindsSchema = z
  .object({ kinds: z.array(passKindSchema) })
  .meta({ id: "PassKinds" });

const terms = {
  ja: name,
  en: name,
  days: z.number().int().min(1).max(mostPassDays),
  mostYen: positiveYen.nullable().default(null),
};

/** A pass to sell, or the stamp card, of which there is one at a time. */
export const newPassKindSchema = z
  .discriminatedUnion("origin", [
    z.object({
      ...terms,
      origin: z.literal("sale"),
      visits: z.number().int().min(1).max(mostPassVisits),
      yen: positiveYen,
    }),
    z.object({
      ...terms,
      origin: z.literal("stamps"),
      stamps: z.number().int().min(fewestStamps).max(mostStamps),
    }),
  ])
  .meta({ id: "NewPassKind" });

export const passKindReferenceSchema = z.object({ id: z.uuid() }).meta({ id: "PassKindReference" });

const pass = {
  id: z.uuid(),
  name: z.string(),
  origin: z.enum(passOrigins),
  state: z.enum(passStates),
  visits: count,
  left: count,
  mostYen: count.nullable(),
  /** The end of its last day. */
  validUntil: moment,
};

/** Visits since the last free one, of so many. */
const stampCardSchema = z
  .object({
    name: z.string(),
    stamps: count,
    of: count,
    /** For how many days the free visit is then valid. */
    days: count,
    /** Visits that count for the card. */
    visits: count,
  })
  .meta({ id: "StampCard" });

/** Those that can be used first; what is over or was taken back only for a while. */
export const ownPassesSchema = z
  .object({
    passes: z.array(z.object(pass)),
    /** Null if the house has none. */
    stampCard: stampCardSchema.nullable(),
  })
  .meta({ id: "OwnPasses" });

export const personPassesSchema = z
  .object({
    passes: z.array(
      z.object({
        ...pass,
        /** What was paid for it. */
        yen: count,
        reason: z.string(),
        madeAt: moment,
        /** Name, or handle without a name. Empty if the account is gone. */
        madeBy: z.string(),
        endReason: z.string(),
      }),
    ),
    stampCard: stampCardSchema.nullable(),
    /** What can be sold or given. */
    kinds: z.array(
      z.object({ id: z.uuid(), name: z.string(), visits: count, yen: count, days: count }),
    ),
    /** In whose money a sale can be: not closed, and of these days. */
    evenings: z.array(
      z.object({
        eventId: z.uuid(),
        title: z.string(),
        startsAt: moment,
        /** The person comes, and can have a receipt. */
        isGuest: z.boolean(),
      }),
    ),
  })
  .meta({ id: "PersonPasses" });

export const newPassSchema = z
  .discriminatedUnion("origin", [
    z.object({
      origin: z.literal("sale"),
      kindId: z.uuid(),
      /** In the money of this evening. */
      eventId: z.uuid(),
      method,
    }),
    z.object({ origin: z.literal("gift"), kindId: z.uuid(), reason }),
  ])
  .meta({ id: "NewPass" });

export const passEndSchema = z
  .object({
    reason,
    /** What goes back, out of the money of an evening; null for nothing. */
    refund: z.object({ eventId: z.uuid(), amount: positiveYen, method }).nullable().default(null),
  })
  .meta({ id: "PassEnd" });

export const passReferenceSchema = z.object({ id: z.uuid() }).meta({ id: "PassReference" });

export type NewPassKind = z.infer<typeof newPassKindSchema>;
export type PassKinds = z.infer<typeof passKindsSchema>;
export type NewPass = z.infer<typeof newPassSchema>;
export type PassEnd = z.infer<typeof passEndSchema>;
export type OwnPasses = z.infer<typeof ownPassesSchema>;
export type PersonPasses = z.infer<typeof personPassesSchema>;
export type StampCard = z.infer<typeof stampCardSchema>;
