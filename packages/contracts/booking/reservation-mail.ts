import type { Locale } from "../locale.ts";
import type { ReservationState } from "./reservation-form.ts";

/** Each mail about a reservation, with the states in which it is still true. */
export const mailTrueIn = {
  confirmed: ["confirmed", "attended"],
  changed: ["confirmed", "attended"],
  cancelled: ["cancelled"],
  waiting: ["waiting"],
  offer: ["offered"],
  "table-approved": ["offered"],
  lapsed: ["lapsed"],
  reminder: ["confirmed"],
  "event-changed": ["confirmed", "waiting", "offered"],
  "event-cancelled": ["called-off"],
  "table-called-off": ["called-off"],
  "table-goes-ahead": ["confirmed"],
  thanks: ["attended"],
} satisfies Record<string, ReservationState[]>;

export type ReservationMailKind = keyof typeof mailTrueIn;
export const reservationMailKinds = Object.keys(mailTrueIn) as ReservationMailKind[];

/** Moves, cancellations and offers: a party without a mail address is telephoned about them. */
export const telephonedKinds: readonly ReservationMailKind[] = [
  "offer",
  "changed",
  "cancelled",
  "event-changed",
  "event-cancelled",
  "table-called-off",
];

/** What a party is telephoned about besides, if its mail came back: at least its address is wrong. */
export const returnedKinds: readonly ReservationMailKind[] = [
  ...telephonedKinds,
  "confirmed",
  "waiting",
  "reminder",
  "table-goes-ahead",
];

/** What parties are telephoned about; of these, a message is mailed in a way of its own. */
export const callKinds = [...reservationMailKinds, "message"] as const;
export type CallKind = (typeof callKinds)[number];

/** What of the details can change; mails name it, but repeat nothing of it. */
export const changedFields = [
  "name",
  "phone",
  "nickname",
  "guests",
  "answers",
  "address",
  "note",
] as const;
export type ChangedField = (typeof changedFields)[number];

/** How a reservation was before a change. */
export interface MailedChange {
  seats: number;
  sum: number;
  session: Pick<MailedReservation["session"], "letter" | "name" | "startsAt" | "endsAt">;
  /** Another one, if the reservation was moved to another night. */
  event: Pick<MailedReservation["event"], "title" | "room">;
  venue: string;
  fields: ChangedField[];
}

/** The next of a series, as the mail of the morning after names it. */
export interface MailedNext {
  title: string;
  startsAt: Date;
  endsAt: Date;
  url: string;
}

/** Hours and place before a change. */
export interface FormerVisit {
  startsAt: Date;
  endsAt: Date;
  /** Null if the former place is gone. */
  venue: string | null;
}

/** What mails say about a reservation, in the person's language. */
export interface MailedReservation {
  id: string;
  code: string;
  state: ReservationState;
  seats: number;
  /** In yen, what all seats cost together. */
  sum: number;
  /** Of a friend's own seat; without it, or empty, the ordinary kind. */
  kindName?: string;
  wantedSeats: number | null;
  minSeats: number | null;
  /** Place in the queue, from 1, if waiting. */
  position: number | null;
  version: number;
  email: string;
  locale: Locale;
  /** A party without one is sent a signed link. */
  hasAccount: boolean;
  /** Name for the salutation; may be empty. */
  name: string;
  /** What the person is called; never empty. */
  nickname: string;
  event: {
    slug: string;
    title: string;
    room: string;
    /** In yen per seat. */
    fee: number;
    doorsAt: Date;
    /** Markdown. */
    cancellation: string;
    notice: string | null;
  };
  session: {
    kind: "general" | "table";
    letter: string | null;
    name: string;
    startsAt: Date;
    endsAt: Date;
    changeDeadline: Date;
    decisionDeadline: Date | null;
  };
  venue: {
    name: string;
    address: string;
    /** Markdown. */
    access: string;
  };
  /** When an offer ends. */
  expiresAt: Date | null;
  /** Cancelled after the deadline. */
  isLate: boolean;
  /** Why the organizer cancelled it, or what they wrote to whoever proposed the table; null if the person cancelled. */
  organizerReason: string | null;
  /** It was confirmed at some time, so it may be in the person's calendar. */
  wasConfirmed: boolean;
  guests: string[];
  wants: { reminder: boolean; waitlist: boolean; thanks: boolean };
}
