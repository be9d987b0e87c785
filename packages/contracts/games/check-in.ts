import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { reservationStates } from "./reservation-form.ts";
import { reservationRules } from "./reservation-rules.ts";

/** As people say it. */
export const spokenCodeSchema = z
  .string()
  .max(40)
  .check(...reservationRules.code);

/** Who let how many of a party in, and when. */
const arrivalSchema = z
  .object({
    at: z.iso.datetime(),
    seats: z.number().int(),
    /** The name, or the handle of who gave none. Empty for somebody who is no longer here. */
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
    event: z.object({
      slug: z.string(),
      title: z.string(),
      /** The language the title is really in. */
      locale: localeSchema,
      /** Yen for one seat, paid at the door. */
      fee: z.number().int(),
      isCancelled: z.boolean(),
    }),
    session: z.object({
      name: z.string(),
      letter: z.string().nullable(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      calledOff: z.boolean(),
    }),
    /** The first first. */
    arrivals: z.array(arrivalSchema),
  })
  .meta({ id: "Party" });

export const newCheckInSchema = z
  .object({
    code: spokenCodeSchema,
    /** How many come in now. */
    seats: z.number().int().min(1).max(100),
    /** Made by the device: the same mark sent twice counts once. */
    nonce: z.uuid(),
  })
  .meta({ id: "NewCheckIn" });

/** Nothing of the person: answers are kept for retries. */
export const checkInReceiptSchema = z
  .object({
    reservationId: z.uuid(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    arrived: z.number().int(),
  })
  .meta({ id: "CheckInReceipt" });

export type CheckInReceipt = z.infer<typeof checkInReceiptSchema>;
export type Party = z.infer<typeof partySchema>;
export type NewCheckIn = z.infer<typeof newCheckInSchema>;
