import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { momentSchema } from "../moment.ts";
import { reservationStates } from "./reservation-form.ts";
import { reservationRules } from "./reservation-rules.ts";

/** As people say it. */
export const spokenCodeSchema = z
  .string()
  .max(40)
  .check(...reservationRules.code);

export const mostMarks = 200;
const yen = z.number().int().min(0).max(1_000_000);
const seats = z.number().int().min(1).max(100);
/** Places in a party, from 0. */
const people = z.array(z.number().int().min(0).max(99)).min(1).max(100);

/** What every mark says of itself. */
const made = {
  /** Made by the device: however often a mark is sent, it counts once. */
  nonce: z.uuid(),
  /** By the device's own clock. */
  at: momentSchema,
  /** What the device is called. */
  device: z.string().max(40),
};

export const receptionMarkSchema = z
  .discriminatedUnion("kind", [
    z.object({ ...made, kind: z.literal("arrive"), reservationId: z.uuid(), people, paid: yen }),
    z.object({ ...made, kind: z.literal("pay"), reservationId: z.uuid(), paid: yen }),
    z.object({
      ...made,
      kind: z.literal("walk-in"),
      /** Made by the device too, so that it can go on with the party before the server knows it. */
      reservationId: z.uuid(),
      sessionId: z.uuid(),
      name: z.string().trim().max(80),
      nickname: z.string().trim().max(20),
      seats,
      paid: yen,
    }),
    /** Takes a mark back. */
    z.object({ ...made, kind: z.literal("undo"), of: z.uuid() }),
    /** Somebody looked at the conflict that a mark is part of. */
    z.object({ ...made, kind: z.literal("see"), of: z.uuid() }),
  ])
  .meta({ id: "ReceptionMark" });

/** Each is judged for itself when it is taken: one that says nothing sensible must not hold up the others of a device. */
const unreadableMarkSchema = z.looseObject({}).meta({ id: "UnreadableMark" });

export const newMarksSchema = z
  .object({
    marks: z
      .array(z.union([receptionMarkSchema, unreadableMarkSchema]))
      .min(1)
      .max(mostMarks),
  })
  .meta({ id: "NewReceptionMarks" });

/** `conflict`: kept, and somebody has to look at it. `refused`: about nothing that this event has, or no mark at all. */
export const markResults = ["counted", "known", "conflict", "refused"] as const;

/** Nothing of the person: answers are kept for retries. */
export const markAnswersSchema = z
  .object({
    answers: z.array(
      z.object({
        /** As it was sent; empty where a mark had none. */
        nonce: z.string(),
        result: z.enum(markResults),
        /** Why it was refused, where it is no mark. */
        reason: z.string().optional(),
        /** As it is now; null where there is none yet. */
        party: z
          .object({
            reservationId: z.uuid(),
            state: z.enum(reservationStates),
            seats: z.number().int(),
            /** Who is in. */
            people: z.array(z.number().int()),
            paid: z.number().int(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: "ReceptionAnswers" });

export const conflicts = ["twice", "no-seat"] as const;

const keptMarkSchema = z
  .object({
    nonce: z.uuid(),
    kind: z.enum(["arrive", "walk-in", "pay"]),
    at: z.iso.datetime(),
    device: z.string(),
    /** The name, or the handle of who gave none. Empty for somebody who is no longer here. */
    by: z.string(),
    people: z.array(z.number().int()),
    paid: z.number().int(),
    /** When it was taken back, and by whom. */
    undone: z.object({ at: z.iso.datetime(), by: z.string(), device: z.string() }).nullable(),
    /** `twice`: another mark lets the same people in. `no-seat`: there was none when it came. */
    conflict: z.enum(conflicts).nullable(),
    isSeen: z.boolean(),
  })
  .meta({ id: "ReceptionKeptMark" });

/** With no more of a person than the door needs: of the telephone only its end. */
export const receptionPartySchema = z
  .object({
    reservationId: z.uuid(),
    code: z.string(),
    sessionId: z.uuid(),
    state: z.enum(reservationStates),
    name: z.string(),
    kana: z.string(),
    nickname: z.string(),
    phoneEnd: z.string(),
    guests: z.array(z.object({ nickname: z.string(), language: z.string() })),
    note: z.string(),
    seats: z.number().int(),
    /** Who is in. */
    people: z.array(z.number().int()),
    paid: z.number().int(),
    marks: z.array(keptMarkSchema),
  })
  .meta({ id: "ReceptionParty" });

const receptionEventSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    /** The language the title is really in. */
    locale: localeSchema,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Yen for one seat, paid at the door. */
    fee: z.number().int(),
    isCancelled: z.boolean(),
  })
  .meta({ id: "ReceptionEvent" });

export const receptionEventsSchema = z
  .object({ events: z.array(receptionEventSchema) })
  .meta({ id: "ReceptionEvents" });

export const receptionListSchema = z
  .object({
    event: receptionEventSchema,
    /** Who works with it: their marks are known by this name. */
    by: z.string(),
    /** From then on nobody needs the list, and devices forget it. */
    forgetAt: z.iso.datetime(),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        letter: z.string().nullable(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        free: z.number().int(),
        calledOff: z.boolean(),
      }),
    ),
    parties: z.array(receptionPartySchema),
    /** Codes of those who have no seats, to say why. */
    others: z.array(z.object({ code: z.string(), state: z.enum(reservationStates) })),
  })
  .meta({ id: "ReceptionList" });

export const receptionTicketSchema = z
  .object({ eventId: z.uuid(), code: z.string() })
  .meta({ id: "ReceptionTicket" });

export const newReceptionHelperSchema = z
  .object({
    /** Mail address or handle. */
    person: z.string().trim().min(1).max(254),
  })
  .meta({ id: "NewReceptionHelper" });

export const receptionHelpersSchema = z
  .object({
    helpers: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        handle: z.string(),
        email: z.string(),
        grantedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "ReceptionHelpers" });

export type ReceptionMark = z.infer<typeof receptionMarkSchema>;
export type MarkAnswers = z.infer<typeof markAnswersSchema>;
export type MarkAnswer = MarkAnswers["answers"][number];
export type ReceptionParty = z.infer<typeof receptionPartySchema>;
export type KeptMark = z.infer<typeof keptMarkSchema>;
export type ReceptionList = z.infer<typeof receptionListSchema>;
export type ReceptionEvents = z.infer<typeof receptionEventsSchema>;
export type ReceptionHelpers = z.infer<typeof receptionHelpersSchema>;
export type ReceptionTicket = z.infer<typeof receptionTicketSchema>;
