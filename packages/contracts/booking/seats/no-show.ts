import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import {
  absenceStandings,
  excuseReasons,
  type NoShowNumber,
  noShowBounds,
} from "./no-show-form.ts";

const numberOf = (name: NoShowNumber) =>
  z.number().int().min(noShowBounds[name].min).max(noShowBounds[name].max);

const terms = {
  /** From how many counted absences on. */
  absences: numberOf("absences"),
  /** How long an absence counts. */
  months: numberOf("months"),
  /** How long after the end of its session an absence begins to count. */
  graceHours: numberOf("graceHours"),
  /** How many coming reservations are allowed meanwhile. */
  mostComing: numberOf("mostComing"),
  /** For how long, from the day of the last counted absence. */
  days: numberOf("days"),
};

/** Without an id: `.nullable()` would mark the named schema itself as nullable in the OpenAPI document. */
const noShowRuleSchema = z.object(terms);

/** Null while the rule is off. */
export const publicNoShowRuleSchema = z
  .object({ rule: noShowRuleSchema.nullable() })
  .meta({ id: "PublicNoShowRule" });

/** For the organizer, who also sees the numbers of a rule that is off. */
export const adminNoShowRuleSchema = z
  .object({ isOn: z.boolean(), ...terms, version: z.number().int() })
  .meta({ id: "AdminNoShowRule" });

export const noShowRuleChangeSchema = z
  .object({
    isOn: z.boolean(),
    ...terms,
    /** The version that was read: another change meanwhile is refused. */
    version: z.number().int().min(1).max(2_147_483_647),
  })
  .meta({ id: "NoShowRuleChange" });

const daySchema = z.iso.date();

const absence = {
  reservationId: z.uuid(),
  code: z.string(),
  title: z.string(),
  /** The language of the title. */
  locale: localeSchema,
  startsAt: z.iso.datetime(),
  standing: z.enum(absenceStandings),
  /** The first day on which it no longer counts. */
  expiresOn: daySchema,
};

const tally = {
  /** Null while the rule is off; then there is nothing else. */
  rule: noShowRuleSchema.nullable(),
  counted: z.number().int(),
  /** Null for people without a limit. */
  limit: z
    .object({
      mostComing: z.number().int(),
      coming: z.number().int(),
      /** The first day without the limit. */
      freeFrom: daySchema,
    })
    .nullable(),
};

/** One's own absences that have not expired, the latest first. Without the reason of an excuse, which is the organizer's. */
export const ownNoShowsSchema = z
  .object({ ...tally, absences: z.array(z.object(absence)) })
  .meta({ id: "OwnNoShows" });

export const personNoShowsSchema = z
  .object({
    ...tally,
    absences: z.array(z.object({ ...absence, excuse: z.enum(excuseReasons).nullable() })),
  })
  .meta({ id: "PersonNoShows" });

export const newExcuseSchema = z
  .object({ reason: z.enum(excuseReasons) })
  .meta({ id: "NewNoShowExcuse" });

export const excusedSchema = z.object({ isExcused: z.boolean() }).meta({ id: "NoShowExcused" });

export type NoShowRule = z.infer<typeof noShowRuleSchema>;
export type AdminNoShowRule = z.infer<typeof adminNoShowRuleSchema>;
export type NoShowRuleChange = z.infer<typeof noShowRuleChangeSchema>;
export type OwnNoShows = z.infer<typeof ownNoShowsSchema>;
export type PersonNoShows = z.infer<typeof personNoShowsSchema>;
