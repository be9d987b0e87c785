import { z } from "zod";
import { csvEncodings } from "../csv.ts";
import { localeSchema } from "../locale-schema.ts";
import { monthPattern } from "../month.ts";
import { leadTimeDays, statisticsSpans } from "./statistics-query.ts";

const monthSchema = z.string().regex(monthPattern);
const count = z.number().int().nonnegative();
const seats = { reserved: count, capacity: count };

export const statisticsQuerySchema = z.object({
  /** The last month with finished events if absent. */
  month: monthSchema.optional(),
  locale: localeSchema.default("ja"),
});

export const statisticsCsvQuerySchema = statisticsQuerySchema.extend({
  span: z.enum(statisticsSpans).default("month"),
  encoding: z.enum(csvEncodings).default("utf-8"),
});

const gameSeatsSchema = z
  .object({
    /** Null for seats without a game. */
    id: z.uuid().nullable(),
    /** Null without a game, and for one that was deleted. */
    name: z.string().nullable(),
    /** The language of the name shown. */
    locale: localeSchema.nullable(),
    ...seats,
  })
  .meta({ id: "GameSeats" });

const kindFiguresSchema = z
  .object({
    /** Events have kinds of their own; those with one Japanese name are one. Empty for the ordinary price. */
    key: z.string(),
    /** Empty for the ordinary price. */
    name: z.string(),
    came: count,
    owed: count,
  })
  .meta({ id: "KindFigures" });

/**
 * One month by the calendar of the venue. Only sessions that are over, of public events, and not called off. A session belongs to
 * the month in which it began.
 */
const monthFiguresSchema = z
  .object({
    month: monthSchema,
    countedAt: z.iso.datetime(),
    events: count,
    sessions: count,
    /** Sessions with reservations but without check-ins: attendance is unknown. */
    unrecorded: z.object({ sessions: count, seats: count }),
    /** Seats that were reserved when the session was over. */
    seats: z.object(seats),
    /** People. Those who came include walk-ins, those who were expected do not. */
    attendance: z.object({ expected: count, came: count, walkIns: count, absent: count }),
    /** From Monday to Sunday, cut at the ends of the month; also weeks without sessions. */
    weeks: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), came: count, ...seats })),
    /** Those with sessions. Monday is 1, Sunday is 7. */
    weekdays: z.array(z.object({ weekday: z.number().int().min(1).max(7), ...seats })),
    /** The most seats first. */
    games: z.array(gameSeatsSchema),
    leadTime: z.object({
      /** Median of the days between reservation and session. Null without parties. */
      medianDays: count.nullable(),
      groups: z.array(z.object({ fromDays: z.literal(leadTimeDays), parties: count })),
    }),
    visitors: z.object({
      /** People with an account who came, each once. */
      accounts: count,
      /** Those of them who had come before this month. */
      returning: count,
      /** Arrivals without an account: companions, parties of the organizer, walk-ins. */
      others: count,
    }),
    /** Parties by how their waiting ended. */
    waitlist: z.object({
      parties: count,
      seated: count,
      left: count,
      lapsed: count,
      unserved: count,
    }),
    /** Yen. The sum due is what all who came owed; the rest was taken at the door. */
    fees: z.object({ due: count, cash: count, qr: count, card: count }),
    /** Guests who came, by kind of price; together they owe `fees.due`. The ordinary kind first, then by people. */
    kinds: z.array(kindFiguresSchema),
    /** People who came at a discount by a code, and the yen that it took off. */
    discounts: z.object({ came: count, yen: count }),
  })
  .meta({ id: "MonthFigures" });

export const statisticsSchema = z
  .object({
    /** Null while no event is over. */
    chosen: z.union([monthFiguresSchema, z.null()]),
    /** The month before; null for the first month. */
    before: z.union([monthFiguresSchema, z.null()]),
    /** The month after; null for the last one with finished events. */
    next: monthSchema.nullable(),
  })
  .meta({ id: "Statistics" });

export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;
export type StatisticsCsvQuery = z.infer<typeof statisticsCsvQuerySchema>;
export type Statistics = z.infer<typeof statisticsSchema>;
export type MonthFigures = z.infer<typeof monthFiguresSchema>;
export type GameSeats = z.infer<typeof gameSeatsSchema>;
