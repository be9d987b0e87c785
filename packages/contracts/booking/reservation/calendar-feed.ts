import { z } from "zod";

/** Longer than any that we create, which is refused without a query. */
export const feedTokenSchema = z.object({ token: z.string().max(200) });

/** Null: there is no feed. */
export const calendarFeedSchema = z
  .object({ token: z.string().nullable(), madeAt: z.iso.datetime().nullable() })
  .meta({ id: "CalendarFeed" });

/** Without the token: the answer of a call is remembered for a day. */
export const renewedFeedSchema = z
  .object({ madeAt: z.iso.datetime() })
  .meta({ id: "RenewedCalendarFeed" });

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export type RenewedFeed = z.infer<typeof renewedFeedSchema>;
