import { z } from "zod";
import { reservationStates } from "./reservation-form.ts";

/** Who let how many of a party in, and when. */
const arrivalSchema = z
  .object({
    at: z.iso.datetime(),
    seats: z.number().int(),
    /** Empty for somebody who is no longer here. */
    by: z.string(),
  })
  .meta({ id: "Arrival" });

/** A party at the door. For the organizer: with the name, its reading and the telephone. */
export const partySchema = z
  .object({
    reservationId: z.uuid(),
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    arrived: z.number().int(),
    name: z.string(),
    kana: z.string(),
    phone: z.string(),
    nickname: z.string(),
    guests: z.array(z.object({ nickname: z.string(), language: z.string() })),
    note: z.string(),
    event: z.object({ slug: z.string(), title: z.string(), fee: z.number().int() }),
    session: z.object({
      name: z.string(),
      letter: z.string().nullable(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
    }),
    /** The first first. */
    arrivals: z.array(arrivalSchema),
  })
  .meta({ id: "Party" });

export const newCheckInSchema = z
  .object({
    code: z.string().max(20),
    /** How many come in now. */
    seats: z.number().int().min(1).max(100),
    /** Made by the device: the same mark sent twice counts once. */
    nonce: z.uuid(),
  })
  .meta({ id: "NewCheckIn" });

export type Party = z.infer<typeof partySchema>;
export type NewCheckIn = z.infer<typeof newCheckInSchema>;
