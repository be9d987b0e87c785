import type { ReservationState } from "@takujo/contracts/games/reservation-form";
import type { Locale } from "@takujo/contracts/locale";

/** A reservation as far as its mails tell of it, in the words of the person's language. */
export interface MailedReservation {
  id: string;
  code: string;
  state: ReservationState;
  seats: number;
  wantedSeats: number | null;
  minSeats: number | null;
  /** Of who waits, from 1. */
  position: number | null;
  version: number;
  email: string;
  locale: Locale;
  /** How the person is addressed; may be empty. */
  name: string;
  event: {
    slug: string;
    title: string;
    room: string;
    /** Yen for one seat. */
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
  /** Of an offer. */
  expiresAt: Date | null;
  /** Given back after the deadline. */
  isLate: boolean;
  /** Why the organizer cancelled it; null where the person did. */
  organizerReason: string | null;
  /** There were seats, whatever came of them: it may stand in a calendar. */
  wasConfirmed: boolean;
  guests: string[];
  wants: { reminder: boolean; waitlist: boolean };
}

export interface ReservationLinks {
  detail: string;
  offer: string;
  event: string;
  events: string;
  /** Where mails are switched off. */
  settings: string;
  /** Of a reminder. */
  remind?: { coming: string; cancel: string };
}

/** What a template writes from. */
export interface Occasion {
  reservation: MailedReservation;
  links: ReservationLinks;
  /** Where an answer to the mail goes. */
  replyTo: string;
  now: Date;
}
