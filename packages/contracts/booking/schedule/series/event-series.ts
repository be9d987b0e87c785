import { z } from "zod";
import { daySchema } from "../../../moment.ts";
import { maxEventsOfSeries } from "./series-limit.ts";

const weekdaySchema = z.number().int().min(1).max(7);

const shared = {
  interval: z.number().int().min(1).max(12).default(1),
  /** The last possible day, or the number of events. */
  until: daySchema.optional(),
  count: z.number().int().min(1).max(maxEventsOfSeries).optional(),
  except: z.array(daySchema).max(100).default([]),
};

export const seriesRuleSchema = z
  .discriminatedUnion("every", [
    z.object({
      every: z.literal("week"),
      /** Monday is 1, Sunday is 7. */
      weekdays: z.array(weekdaySchema).min(1).max(7),
      ...shared,
    }),
    z.object({
      every: z.literal("month"),
      /** The first to fourth such weekday of the month, -1 for the last; or a day of the month, where 31 means the last day. */
      on: z.union([
        z.object({
          nth: z.union([z.number().int().min(1).max(4), z.literal(-1)]),
          weekday: weekdaySchema,
        }),
        z.object({ day: z.number().int().min(1).max(31) }),
      ]),
      ...shared,
    }),
  ])
  .refine(({ until, count }) => (until === undefined) !== (count === undefined), {
    message: "Either until or count",
    path: ["until"],
  });

export const newEventSeriesSchema = z
  .object({
    eventId: z.uuid(),
    rule: seriesRuleSchema,
    /** Publish at once, or leave as drafts. */
    publish: z.boolean().default(false),
  })
  .meta({ id: "NewEventSeries" });

export const eventSeriesSchema = z
  .object({
    id: z.uuid(),
    /** An event that could not be published is a draft. */
    items: z.array(z.object({ eventId: z.uuid(), day: z.iso.date(), isPublic: z.boolean() })),
    /** Days on which the series already has an event. */
    skipped: z.array(z.iso.date()),
  })
  .meta({ id: "EventSeries" });

export type SeriesRule = z.infer<typeof seriesRuleSchema>;
export type NewEventSeries = z.infer<typeof newEventSeriesSchema>;
export type EventSeries = z.infer<typeof eventSeriesSchema>;
