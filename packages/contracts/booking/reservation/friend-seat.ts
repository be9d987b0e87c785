import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { invitationStates, partyPlaceStates, visitLevels } from "./friend-seat-form.ts";
import { friendSeatRules } from "./friend-seat-rules.ts";
import { reservationSummarySchema } from "./reservation.ts";
import { reservationStates, tableLanguages } from "./reservation-form.ts";

const moment = z.iso.datetime();
const { event, session } = reservationSummarySchema.shape;
/** The kind of the seat by its name; empty for the ordinary one. */
const kindName = z.string();

/** Token of our own link: an invitation, or a friend's ticket. */
export const friendTokenSchema = z.string().max(200);

const sent = {
  /** Of the party, from 1: the first, 0, is the holder's own. */
  place: z.number().int().min(1).max(99),
  message: z
    .string()
    .default("")
    .check(...friendSeatRules.message),
  /** The sender announces to pay for the place. The reception takes the money from anybody. */
  senderPays: z.boolean().default(false),
};

export const newFriendSeatSchema = z.object(sent).meta({ id: "NewFriendSeat" });

/** For a party without an account, which has its own signed link. */
export const newGuestFriendSeatSchema = z
  .object({ token: friendTokenSchema, ...sent })
  .meta({ id: "NewGuestFriendSeat" });

export const guestWithdrawalSchema = z
  .object({ token: friendTokenSchema, seatId: z.uuid() })
  .meta({ id: "GuestFriendWithdrawal" });

/** The state of a link. Without names or the link itself, because answers are stored for retries. */
export const friendSeatReceiptSchema = z
  .object({ id: z.uuid(), place: z.number().int(), state: z.enum(["open", "taken", "ended"]) })
  .meta({ id: "FriendSeatReceipt" });

/** Who sits where in a party, for its holder. */
export const partyPlacesSchema = z
  .object({
    places: z.array(
      z
        .object({
          place: z.number().int(),
          state: z.enum(partyPlaceStates),
          /** Empty for a place that is not taken yet. */
          nickname: z.string(),
          kindName,
          /** In yen, what the place costs. */
          yen: z.number().int(),
          /** With a link only. */
          seatId: z.uuid().optional(),
          token: z.string().optional(),
          message: z.string().optional(),
          senderPays: z.boolean().optional(),
          expiresAt: moment.optional(),
          takenAt: moment.optional(),
        })
        .meta({ id: "PartyPlace" }),
    ),
    /** The nickname that invitations name. */
    sender: z.string(),
    /** Whether links can be created and withdrawn now. */
    maySend: z.boolean(),
    /** Until when a link that is made now can be used. */
    expiresAt: moment,
    event,
    session,
  })
  .meta({ id: "PartyPlaces" });

/** Content of an invitation's page. Of the party it shows only the holder's name. */
export const invitationSchema = z
  .object({
    state: z.enum(invitationStates),
    sender: z.string(),
    message: z.string(),
    senderPays: z.boolean(),
    /** In yen, what the place costs. */
    yen: z.number().int(),
    kindName,
    expiresAt: moment,
    event,
    session,
  })
  .meta({ id: "Invitation" });

const taken = {
  token: friendTokenSchema,
  nickname: z.string().check(...friendSeatRules.nickname),
  language: z.enum(tableLanguages).default("ja"),
};

export const seatTakingSchema = z
  .object({
    ...taken,
    email: z
      .string()
      .default("")
      .check(...friendSeatRules.email),
    /** Of the mails. */
    locale: localeSchema.default("ja"),
  })
  .meta({ id: "SeatTaking" });

/** By a signed-in person: mails go to their account. */
export const ownSeatTakingSchema = z.object(taken).meta({ id: "OwnSeatTaking" });

/** The friend's own link. Created for the answer, and stored nowhere. */
export const takenSeatSchema = z.object({ ticket: z.string() }).meta({ id: "TakenSeat" });

export const friendRefusalSchema = z.object({ token: friendTokenSchema }).meta({
  id: "FriendRefusal",
});

export const friendTicketSchema = z
  .object({
    /** The party's code and the number of the seat, shown as 7K2M-49XQ-2. */
    code: z.string(),
    /** That of the party, with which the place ends. `returned`: the friend no longer has the place. */
    state: z.enum([...reservationStates, "returned"]),
    nickname: z.string(),
    sender: z.string(),
    senderPays: z.boolean(),
    yen: z.number().int(),
    kindName,
    hasMail: z.boolean(),
    showsName: z.boolean(),
    /** Until the place is given back, or the session begins. */
    mayReturn: z.boolean(),
    event,
    session,
  })
  .meta({ id: "FriendTicket" });

/** Places of others' parties that a person took. */
export const ownFriendSeatsSchema = z
  .object({
    seats: z.array(friendTicketSchema.extend({ ticket: z.string() }).meta({ id: "OwnFriendSeat" })),
  })
  .meta({ id: "OwnFriendSeats" });

/** Guests of an event who agreed to be seen by its other guests. */
export const attendeesSchema = z
  .object({
    plates: z.array(
      z
        .object({
          nickname: z.string(),
          isOwn: z.boolean(),
          /** Of people with an account. */
          level: z.enum(visitLevels).nullable(),
          /** From the profile, if the person wants it to be seen. */
          about: z
            .object({
              bio: z.string(),
              favoriteGames: z.array(z.string()),
              canTeach: z.boolean(),
              canTeachInEnglish: z.boolean(),
            })
            .nullable(),
        })
        .meta({ id: "NamePlate" }),
    ),
    /** All guests, including those without a name plate. */
    people: z.number().int(),
    showsName: z.boolean(),
    /** Null for a friend: the party's holder decides it. */
    seeksMore: z.boolean().nullable(),
    /** False after the end of the event: then no plates are shown. */
    mayShow: z.boolean(),
  })
  .meta({ id: "Company" });

export const attendeeChoiceSchema = z
  .object({ showsName: z.boolean(), seeksMore: z.boolean() })
  .meta({ id: "CompanyChoice" });

export const plateChoiceSchema = z
  .object({ token: friendTokenSchema, showsName: z.boolean() })
  .meta({ id: "PlateChoice" });

export type NewFriendSeat = z.infer<typeof newFriendSeatSchema>;
export type FriendSeatReceipt = z.infer<typeof friendSeatReceiptSchema>;
export type PartyPlaces = z.infer<typeof partyPlacesSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type FriendTicket = z.infer<typeof friendTicketSchema>;
export type OwnFriendSeats = z.infer<typeof ownFriendSeatsSchema>;
export type Attendees = z.infer<typeof attendeesSchema>;
export type AttendeeChoice = z.infer<typeof attendeeChoiceSchema>;
