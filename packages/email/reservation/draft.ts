import { clock } from "@takujo/i18n/format-date";
import type { Block, Fact, MailContent } from "../mail-content.ts";
import type { MailWords } from "../mail-words.ts";
import type { Occasion } from "./mailed-reservation.ts";
import { plainWords } from "./plain-words.ts";
import type { ReservationMailKind } from "./reservation-mail.ts";
import type { ReservationWords } from "./reservation-words.ts";

/** What tells one kind of mail from another. */
export interface Draft
  extends Pick<
    MailContent,
    "preview" | "tone" | "heading" | "lead" | "blocks" | "reason" | "settings"
  > {
  subject: string;
}

/** What a template has at hand. */
export interface Desk extends Occasion {
  kind: ReservationMailKind;
  t: MailWords;
  words: ReservationWords;
}

export type Template = (desk: Desk) => Draft;

export function eventFact({ t, words }: Desk): Fact {
  return { term: t("reservationMail.facts.event"), detail: words.title };
}

export function whenFact({ t, words, reservation }: Desk): Fact {
  const { doorsAt } = reservation.event;
  // Doors open once for the whole event: for a session in the evening they did long ago.
  const hours = (reservation.session.startsAt.getTime() - doorsAt.getTime()) / 3_600_000;
  const doors = hours <= 2 && clock(doorsAt) !== clock(reservation.session.startsAt);
  const detail = words.when;
  return { term: t("reservationMail.facts.when"), detail, ...(doors && { more: words.doors }) };
}

/** What was to be, and is not. */
export function formerWhenFact({ t, words }: Desk): Fact {
  return { term: t("reservationMail.facts.when"), detail: words.when, isStruck: true };
}

export function seatsFact({ t, words }: Desk): Fact {
  return { term: t("reservationMail.facts.seats"), detail: words.session };
}

export function placeFact({ t, words, reservation }: Desk, more?: string): Fact {
  const below = [reservation.venue.address, more].filter(Boolean).join("\n");
  return { term: t("reservationMail.facts.place"), detail: words.place, more: below };
}

export function feeFact({ t, words }: Desk): Fact {
  return { term: t("reservationMail.facts.fee"), detail: words.fee };
}

export function codeFact({ t, words }: Desk): Fact {
  return { term: t("reservationMail.facts.code"), detail: words.code };
}

/** Everything about seats that one has. */
export function seatFacts(desk: Desk): Fact[] {
  const { t, reservation } = desk;
  const guests = reservation.guests.filter(Boolean).join(t("reservationMail.separator"));
  return [
    eventFact(desk),
    whenFact(desk),
    seatsFact(desk),
    placeFact(desk),
    feeFact(desk),
    ...(guests ? [{ term: t("reservationMail.facts.guests"), detail: guests }] : []),
    codeFact(desk),
  ];
}

export function noticeFacts({ t, reservation }: Desk, term: "notice" | "reason"): Fact[] {
  const { notice } = reservation.event;
  if (!notice) return [];
  return [{ term: t(`reservationMail.facts.${term}`), detail: plainWords(notice) }];
}

/** Until when everything is free, and what the event itself says about later. */
export function policyNote({ t, words, reservation, now }: Desk): Block {
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

export function detailButton({ t, links }: Desk) {
  return { label: t("reservationMail.detail"), url: links.detail };
}

export function otherEventsButton({ t, links }: Desk) {
  return { label: t("reservationMail.otherEvents"), url: links.events };
}

export function eventButton({ t, links }: Desk) {
  return { label: t("reservationMail.eventPage"), url: links.event };
}
