import { z } from "zod";
import {
  guestSchema,
  leavingSchema,
  namedGuestSchema,
  reservationSchema,
  reservationSummarySchema,
  seatsSchema,
} from "./reservation.ts";

/** From the mails to a party without an account. */
export const guestTokenSchema = z.string().max(200);

/** Content of the link's page: without telephone, address, and the organizer's own data. */
export const guestReservationSchema = reservationSummarySchema
  .extend({
    version: z.number().int(),
    name: z.string(),
    nickname: z.string(),
    guests: z.array(guestSchema),
    friendPlaces: reservationSchema.shape.friendPlaces,
    prices: reservationSchema.shape.prices,
    /** Actions allowed to the party now. */
    may: z.object({
      /** Give back some of the seats, and name companions. */
      change: z.boolean(),
      cancel: z.boolean(),
      accept: z.boolean(),
    }),
  })
  .meta({ id: "GuestReservation" });

export const guestChangeSchema = z
  .object({
    token: guestTokenSchema,
    /** The version that was read; a change based on an earlier one is refused. */
    version: z.number().int(),
    /** As many as before, or fewer. */
    seats: seatsSchema,
    leaving: leavingSchema.optional(),
    guests: z.array(namedGuestSchema).max(99),
  })
  .meta({ id: "GuestChange" });

/** `cancel` gives up seats, an offer or a place in the queue. */
export const guestAnswerSchema = z
  .object({ token: guestTokenSchema, answer: z.enum(["accept", "cancel"]) })
  .meta({ id: "GuestAnswer" });

export type GuestReservation = z.infer<typeof guestReservationSchema>;
