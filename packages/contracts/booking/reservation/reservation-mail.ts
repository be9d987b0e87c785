import type { Locale } from "../../locale.ts";
import type { ReservationState } from "./reservation-form.ts";

/** Facts about a kind of mail, besides its words and template. */
interface MailFacts {
  /** States of the reservation in which the mail is still true. The first one is used for examples. */
  trueIn: readonly [ReservationState, ...ReservationState[]];
  /** `organizer` includes the clock. A mail that anybody else could cause would need a limit. */
  causedBy: "recipient" | "organizer";
  /** When it is too late: at the offer's end, the session's start or end, or days after its end. Never, if absent. */
  until?: "expiry" | "start" | "end" | { days: number; pushDays: number };
  /** The setting with which people turn it off. */
  choice?: keyof MailedReservation["wants"];
  /** A call replaces the mail if the party has no address, or only if the mail bounced. */
  call?: "always" | "returned";
  /** What the attached calendar file does with the entry. */
  calendar?: "add" | "update" | "remove";
  /** What else it tells: the reservation before the change, former hours and place, or the next of the series. */
  tells?: "change" | "former" | "next";
  /** Asks whether the party is coming, to be answered with one tap. */
  asksIfComing?: boolean;
  /** The page that its push opens, if not that of the reservation. */
  opens?: "offer" | "after";
}

/** Each mail about a reservation. */
const reservationMails = {
  confirmed: {
    trueIn: ["confirmed", "attended"],
    causedBy: "recipient",
    call: "returned",
    calendar: "add",
  },
  changed: {
    trueIn: ["confirmed", "attended"],
    causedBy: "recipient",
    call: "always",
    calendar: "update",
    tells: "change",
  },
  cancelled: {
    trueIn: ["cancelled"],
    causedBy: "recipient",
    call: "always",
    calendar: "remove",
  },
  waiting: {
    trueIn: ["waiting"],
    causedBy: "recipient",
    until: "end",
    call: "returned",
  },
  offer: {
    trueIn: ["offered"],
    // By joining the queue, and once for each time.
    causedBy: "recipient",
    until: "expiry",
    choice: "waitlist",
    call: "always",
    opens: "offer",
  },
  "table-approved": {
    trueIn: ["offered"],
    causedBy: "organizer",
    until: "expiry",
    opens: "offer",
  },
  lapsed: {
    trueIn: ["lapsed"],
    causedBy: "organizer",
    choice: "waitlist",
  },
  reminder: {
    trueIn: ["confirmed"],
    causedBy: "organizer",
    until: "start",
    choice: "reminder",
    call: "returned",
    asksIfComing: true,
  },
  "event-changed": {
    trueIn: ["confirmed", "waiting", "offered"],
    causedBy: "organizer",
    until: "end",
    call: "always",
    calendar: "update",
    tells: "former",
    asksIfComing: true,
  },
  "event-cancelled": {
    trueIn: ["called-off"],
    causedBy: "organizer",
    call: "always",
    calendar: "remove",
  },
  "table-called-off": {
    trueIn: ["called-off"],
    causedBy: "organizer",
    call: "always",
    calendar: "remove",
  },
  "table-goes-ahead": {
    trueIn: ["confirmed"],
    causedBy: "organizer",
    until: "end",
    call: "returned",
  },
  thanks: {
    trueIn: ["attended"],
    causedBy: "organizer",
    // Later, nobody remembers the evening well enough.
    until: { days: 4, pushDays: 3 },
    choice: "thanks",
    tells: "next",
    opens: "after",
  },
} satisfies Record<string, MailFacts>;

export type ReservationMailKind = keyof typeof reservationMails;
export const reservationMailKinds = Object.keys(reservationMails) as ReservationMailKind[];
export const mailFacts = (kind: ReservationMailKind): MailFacts => reservationMails[kind];

/** Moves, cancellations and offers: a party without a mail address is telephoned about them. */
export const telephonedKinds = reservationMailKinds.filter(
  (kind) => mailFacts(kind).call === "always",
);

/** Kinds that lead to a call if the mail bounced. */
export const returnedKinds = reservationMailKinds.filter((kind) => mailFacts(kind).call);

export type CalledKind = {
  [Kind in ReservationMailKind]: (typeof reservationMails)[Kind] extends { call: string }
    ? Kind
    : never;
}[ReservationMailKind];

/** Reasons for calls; messages among these are mailed separately. */
export const callKinds = [...reservationMailKinds, "message"] as const;
export type CallKind = (typeof callKinds)[number];

/** Details that can change; mails name the field, not the value. */
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
  /** The new event, if the reservation was moved to another. */
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
  /** Null if the former venue was deleted. */
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
  /** The person's name; never empty. */
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
  /** Canceled after the deadline. */
  isLate: boolean;
  /** Why the organizer canceled it, or their message to the proposer of the table; null if the person canceled. */
  organizerReason: string | null;
  /** It was confirmed at some time, so it may be in the person's calendar. */
  wasConfirmed: boolean;
  guests: string[];
  wants: { reminder: boolean; waitlist: boolean; thanks: boolean };
}
