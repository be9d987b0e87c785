import type {
  FormerVisit,
  MailedChange,
  MailedNext,
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { clock } from "@takujo/i18n/format-date";
import type { Block, Fact, MailContent } from "../mail-content.ts";
import type { MailWords } from "../mail-words.ts";
import { plainWords } from "./plain-words.ts";
import type { ReservationWords } from "./reservation-words.ts";

interface ReservationLinks {
  detail: string;
  offer: string;
  event: string;
  events: string;
  /** The page for turning mails off, for people with an account. */
  settings?: string;
  /** The page of the morning after. */
  after?: string;
  /** Held by the QR code, for the reception. */
  checkIn: string;
  /** Links in a reminder, and in the mail about a moved event. */
  remind?: { coming: string; cancel: string };
}

/** The input of a template. */
export interface ReservationMailInput {
  reservation: MailedReservation;
  /** The reservation before, for a mail about a change. */
  change?: MailedChange | undefined;
  /** Former hours and place, if the event moved. */
  former?: FormerVisit | undefined;
  /** The next of the series, in the mail of the morning after. */
  next?: MailedNext | undefined;
  links: ReservationLinks;
  /** Address for replies. */
  replyTo: string;
  now: Date;
}

/** Data for a template. */
export interface MailContext extends ReservationMailInput {
  kind: ReservationMailKind;
  t: MailWords;
  words: ReservationWords;
}

/** Subject, preview, heading and lead are the kind's own words if they are not given. */
interface Draft
  extends Pick<MailContent, "tone" | "blocks">,
    Partial<Pick<MailContent, "preview" | "heading" | "lead">> {
  subject?: string;
  /** Values for these four, besides those of every reservation. */
  values?: Record<string, string | number>;
}

export type Template = (context: MailContext) => Draft;

/** Templates of one group, by their kind. */
export type Templates = Partial<Record<ReservationMailKind, Template>>;

export function eventFact({ t, words }: MailContext): Fact {
  return { term: t("reservationMail.facts.event"), detail: words.title };
}

export function whenFact({ t, words, reservation }: MailContext): Fact {
  const { doorsAt } = reservation.event;
  // Doors open once per event, which may be long before an evening session.
  const hours = (reservation.session.startsAt.getTime() - doorsAt.getTime()) / 3_600_000;
  const doors = hours <= 2 && clock(doorsAt) !== clock(reservation.session.startsAt);
  const detail = words.when;
  return { term: t("reservationMail.facts.when"), detail, ...(doors && { more: words.doors }) };
}

/** The former time, shown struck through. */
export function formerWhenFact({ t, words }: MailContext): Fact {
  return { term: t("reservationMail.facts.when"), detail: words.when, isStruck: true };
}

export function seatsFact({ t, words }: MailContext): Fact {
  return { term: t("reservationMail.facts.seats"), detail: words.session };
}

export function placeFact({ t, words, reservation }: MailContext, more?: string): Fact {
  const below = [reservation.venue.address, more].filter(Boolean).join("\n");
  return { term: t("reservationMail.facts.place"), detail: words.place, more: below };
}

export function feeFact({ t, words }: MailContext): Fact {
  return { term: t("reservationMail.facts.fee"), detail: words.fee };
}

export function codeFact({ t, words }: MailContext): Fact {
  return { term: t("reservationMail.facts.code"), detail: words.code };
}

/** All facts about confirmed seats. */
export function seatFacts(context: MailContext): Fact[] {
  const { t, reservation } = context;
  const guests = reservation.guests.filter(Boolean).join(t("reservationMail.separator"));
  return [
    eventFact(context),
    whenFact(context),
    seatsFact(context),
    placeFact(context),
    feeFact(context),
    ...(guests ? [{ term: t("reservationMail.facts.guests"), detail: guests }] : []),
    codeFact(context),
  ];
}

export function noticeFacts({ t, reservation }: MailContext): Fact[] {
  const { notice } = reservation.event;
  if (!notice) return [];
  return [{ term: t("reservationMail.facts.reason"), detail: plainWords(notice) }];
}

/** Until when changes are free, and the event's own rules for later. */
export function policyNote({ t, words, reservation, now }: MailContext): Block {
  const { deadline } = words;
  const isOver = reservation.session.changeDeadline <= now;
  const until = isOver ? "reservationMail.freeNoMore" : "reservationMail.freeUntil";
  const policy = plainWords(reservation.event.cancellation);
  return {
    kind: "note",
    term: t("reservationMail.policy"),
    text: [t(until, { deadline }), policy].filter(Boolean).join("\n"),
  };
}

export const ticketImageId = "ticket-qr";

/** The QR code and the number, to show at the reception. */
export function ticketBlock({ t, words: { code } }: MailContext): Block {
  const alt = t("reservationMail.qr", { code });
  return {
    kind: "ticket",
    code,
    caption: t("reservationMail.ticket"),
    qr: { id: ticketImageId, alt },
  };
}

export function detailButton({ t, links }: MailContext) {
  return { label: t("reservationMail.detail"), url: links.detail };
}

export function otherEventsButton({ t, links }: MailContext) {
  return { label: t("reservationMail.otherEvents"), url: links.events };
}

export function eventButton({ t, links }: MailContext) {
  return { label: t("reservationMail.eventPage"), url: links.event };
}
