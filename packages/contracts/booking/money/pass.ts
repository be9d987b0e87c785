import { z } from "zod";
import { mostYen, paymentMethods } from "./money-form.ts";
import {
  maxPassDays,
  maxPassVisits,
  maxStamps,
  minStamps,
  passOrigins,
  passRules,
  passStates,
} from "./pass-rules.ts";

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
    /** Visits that earn one; null if it is sold. */
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
  days: z.number().int().min(1).max(maxPassDays),
  mostYen: positiveYen.nullable().default(null),
};

/** A pass to sell, or the stamp card, of which there is one at a time. */
export const newPassKindSchema = z
  .discriminatedUnion("origin", [
    z.object({
      ...terms,
      origin: z.literal("sale"),
      visits: z.number().int().min(1).max(maxPassVisits),
      yen: positiveYen,
    }),
    z.object({
      ...terms,
      origin: z.literal("stamps"),
      stamps: z.number().int().min(minStamps).max(maxStamps),
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

/** Visits since the last free one, and how many earn one. */
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

/** Usable ones first; ended or withdrawn ones for a while. */
export const ownPassesSchema = z
  .object({
    passes: z.array(z.object(pass)),
    /** Null if the site has none. */
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
    /** Evenings in whose takings a sale can be recorded: not closed, and of these days. */
    evenings: z.array(
      z.object({
        eventId: z.uuid(),
        title: z.string(),
        startsAt: moment,
        /** The person is a guest there, and can get a receipt for the sale. */
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
      /** Recorded in this event's takings. */
      eventId: z.uuid(),
      method,
    }),
    z.object({ origin: z.literal("gift"), kindId: z.uuid(), reason }),
  ])
  .meta({ id: "NewPass" });

export const passEndSchema = z
  .object({
    reason,
    /** Refund from an event's takings; null for none. */
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
