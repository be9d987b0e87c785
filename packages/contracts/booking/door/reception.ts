import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { momentSchema } from "../../moment.ts";
import { paymentMethods } from "../money/money-form.ts";
import { kindCountsSchema, namedPriceSchema, seatPriceSchema } from "../reservation/reservation.ts";
import { reservationStates } from "../reservation/reservation-form.ts";
import { reservationRules } from "../reservation/reservation-rules.ts";

/** A code as people read it out. */
export const spokenCodeSchema = z
  .string()
  .max(40)
  .check(...reservationRules.code);

export const maxMarks = 200;
const yen = z.number().int().min(0).max(1_000_000);
const seats = z.number().int().min(1).max(100);
/** Indexes of people in a party, from 0. */
const people = z.array(z.number().int().min(0).max(99)).min(1).max(100);

/** Cash without it: devices that stored a mark before there was a choice name none. */
const method = z.enum(paymentMethods).optional();

/** Fields of every mark. */
const made = {
  /** Created by the device, so that a mark counts once however often it is sent. */
  nonce: z.uuid(),
  /** By the device's clock. */
  at: momentSchema,
  /** The device's name. */
  device: z.string().max(40),
};

export const receptionMarkSchema = z
  .discriminatedUnion("kind", [
    z.object({
      ...made,
      kind: z.literal("arrive"),
      reservationId: z.uuid(),
      people,
      paid: yen,
      method,
    }),
    z.object({ ...made, kind: z.literal("pay"), reservationId: z.uuid(), paid: yen, method }),
    z.object({
      ...made,
      kind: z.literal("walk-in"),
      /** Also created by the device, so that it can continue with the party before the server knows it. */
      reservationId: z.uuid(),
      sessionId: z.uuid(),
      name: z.string().trim().max(80),
      nickname: z.string().trim().max(20),
      seats,
      /** Seats of each kind, by key; the rest are ordinary, as are all from devices that know no kinds. */
      kinds: kindCountsSchema.optional(),
      paid: yen,
      method,
    }),
    /** Corrects the kind of a seat. Of several marks for one place, the one made last counts. */
    z.object({
      ...made,
      kind: z.literal("price"),
      reservationId: z.uuid(),
      place: z.number().int().min(0).max(99),
      /** Empty for the ordinary price. */
      priceKind: z.string().max(40),
    }),
    /** Undoes a mark. */
    z.object({ ...made, kind: z.literal("undo"), of: z.uuid() }),
    /** Someone has looked at the conflict of a mark. */
    z.object({ ...made, kind: z.literal("see"), of: z.uuid() }),
  ])
  .meta({ id: "ReceptionMark" });

/** Each mark is validated separately when applied: an invalid one must not block the others of a device. */
const unreadableMarkSchema = z.looseObject({}).meta({ id: "UnreadableMark" });

export const newMarksSchema = z
  .object({
    marks: z
      .array(z.union([receptionMarkSchema, unreadableMarkSchema]))
      .min(1)
      .max(maxMarks),
  })
  .meta({ id: "NewReceptionMarks" });

/** `conflict`: stored, but someone must look at it. `refused`: not about this event, or not a mark. */
export const markResults = ["counted", "known", "conflict", "refused"] as const;

/** No personal data, because answers are stored for retries. */
export const markAnswersSchema = z
  .object({
    answers: z.array(
      z.object({
        /** As sent; empty if the mark had none. */
        nonce: z.string(),
        result: z.enum(markResults),
        /** Why it was refused, if it is not a mark. */
        reason: z.string().optional(),
        /** The current state; null if there is no party yet. */
        party: z
          .object({
            reservationId: z.uuid(),
            state: z.enum(reservationStates),
            seats: z.number().int(),
            /** People who have arrived. */
            people: z.array(z.number().int()),
            paid: z.number().int(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: "ReceptionAnswers" });

export const conflicts = ["twice", "no-seat", "paid"] as const;

const storedMarkSchema = z
  .object({
    nonce: z.uuid(),
    kind: z.enum(["arrive", "walk-in", "pay"]),
    at: z.iso.datetime(),
    device: z.string(),
    /** Name, or handle without a name. Empty if the account is gone. */
    by: z.string(),
    people: z.array(z.number().int()),
    paid: z.number().int(),
    method: z.enum(paymentMethods),
    /** When it was undone, and by whom. */
    undone: z.object({ at: z.iso.datetime(), by: z.string(), device: z.string() }).nullable(),
    /**
     * `twice`: another mark checks in the same people. `no-seat`: no seat was left. `paid`: money for a party that had paid
     * everything without it.
     */
    conflict: z.enum(conflicts).nullable(),
    isSeen: z.boolean(),
  })
  .meta({ id: "ReceptionKeptMark" });

/** Only the personal data that the reception needs: of the telephone number, the last digits. */
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
    /** The organizer's notes about the visit and the person, if the reception shows them. The guest never sees them. */
    staffNote: z.string(),
    personNote: z.string(),
    /** How many absences of the person count. For admins only, and only while the rule about no-shows is on. */
    absences: z.number().int().optional(),
    /** Stamps on the person's card, and how many fill it; absent without a card, and in lists of former versions. */
    stamps: z.object({ stamps: z.number().int(), of: z.number().int() }).optional(),
    seats: z.number().int(),
    /** People who have arrived. */
    people: z.array(z.number().int()),
    paid: z.number().int(),
    /** What corrections add to the sum to pay; negative for a discount. Lists of former versions lack it. */
    correction: z.number().int().optional(),
    /** Promised price of each place. Without it, the fee. */
    prices: z.array(seatPriceSchema).optional(),
    /** Discount of its code, per seat. */
    discount: z.object({ yen: z.number().int(), percent: z.number().int() }).optional(),
    /** Places that friends took, with the numbers on their tickets. Lists of former versions lack them. */
    friends: z
      .array(
        z.object({
          place: z.number().int(),
          number: z.number().int(),
          /** The holder announced to pay for it. */
          senderPays: z.boolean(),
        }),
      )
      .optional(),
    marks: z.array(storedMarkSchema),
  })
  .meta({ id: "ReceptionParty" });

const receptionEventSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    /** The language of the title shown. */
    locale: localeSchema,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** In yen per seat, paid at the reception. */
    fee: z.number().int(),
    /** Other kinds of seats. Lists of former versions lack them. */
    prices: z.array(namedPriceSchema).optional(),
    isCancelled: z.boolean(),
  })
  .meta({ id: "ReceptionEvent" });

export const receptionEventsSchema = z
  .object({ events: z.array(receptionEventSchema) })
  .meta({ id: "ReceptionEvents" });

export const receptionListSchema = z
  .object({
    event: receptionEventSchema,
    /** Name of the helper, under which their marks are stored. */
    by: z.string(),
    /** Whether they may also close the takings and issue receipts. */
    handlesMoney: z.boolean().optional(),
    /** When the takings were closed, if they are: later payments are shown separately. */
    moneyClosedAt: z.iso.datetime().optional(),
    /** Devices delete the list then. */
    forgetAt: z.iso.datetime(),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        letter: z.string().nullable(),
        /** Of the table; null if it is for no game in particular. */
        game: z.string().nullable(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        free: z.number().int(),
        calledOff: z.boolean(),
      }),
    ),
    parties: z.array(receptionPartySchema),
    /** Codes of parties without seats, to show why. */
    others: z.array(z.object({ code: z.string(), state: z.enum(reservationStates) })),
  })
  .meta({ id: "ReceptionList" });

export const receptionTicketSchema = z
  .object({ eventId: z.uuid(), code: z.string() })
  .meta({ id: "ReceptionTicket" });

export const newReceptionHelperSchema = z
  .object({
    /** Email address or handle. */
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
export type StoredMark = z.infer<typeof storedMarkSchema>;
export type ReceptionList = z.infer<typeof receptionListSchema>;
export type ReceptionEvents = z.infer<typeof receptionEventsSchema>;
export type ReceptionHelpers = z.infer<typeof receptionHelpersSchema>;
export type ReceptionTicket = z.infer<typeof receptionTicketSchema>;
