import { formatMoment } from "@takujo/i18n/format-span";
import type { Fact } from "../mail-content.ts";
import {
  type Desk,
  eventButton,
  eventFact,
  feeFact,
  otherEventsButton,
  placeFact,
  seatsFact,
  type Template,
  whenFact,
} from "./draft.ts";

/** To those who wait for seats. */

export const waiting: Template = (desk) => {
  const { t, words, links } = desk;
  return {
    tone: "bright",
    subject: t("reservationMail.waiting.subject", words),
    preview: t("reservationMail.waiting.preview"),
    heading: t("reservationMail.waiting.heading"),
    lead: t("reservationMail.waiting.lead"),
    blocks: [
      {
        kind: "facts",
        facts: [
          ...positionFacts(desk),
          eventFact(desk),
          whenFact(desk),
          wantedFact(desk),
          placeFact(desk),
        ],
      },
      {
        kind: "buttons",
        buttons: [{ label: t("reservationMail.waiting.action"), url: links.detail }],
      },
      { kind: "note", text: t("reservationMail.waiting.quiet") },
    ],
    reason: t("reservationMail.waiting.reason"),
  };
};

export const offer: Template = (desk) => {
  const { t, words, links, reservation, now } = desk;
  const { seats, locale, expiresAt, session } = reservation;
  const wanted = reservation.wantedSeats ?? seats;
  const until = expiresAt ? formatMoment(expiresAt, locale) : "";
  const isFree = session.changeDeadline > now;
  return {
    tone: "bright",
    subject: t("reservationMail.offer.subject", { deadline: until }),
    preview: t("reservationMail.offer.preview", { title: words.title, seats }),
    heading: t("reservationMail.offer.heading"),
    lead: t(`reservationMail.offer.${seats < wanted ? "leadFewer" : "lead"}`, { seats, wanted }),
    blocks: [
      { kind: "deadline", term: t("reservationMail.offer.deadline"), detail: until },
      {
        kind: "facts",
        facts: [eventFact(desk), whenFact(desk), seatsFact(desk), placeFact(desk), feeFact(desk)],
      },
      {
        kind: "buttons",
        buttons: [{ label: t("reservationMail.offer.action", { seats }), url: links.offer }],
      },
      { kind: "paragraph", text: t("reservationMail.offer.others") },
      { kind: "note", text: t(`reservationMail.offer.${isFree ? "nextAndFree" : "next"}`, words) },
    ],
    reason: t("reservationMail.offer.reason"),
    settings: { label: t("reservationMail.settings"), url: links.settings },
  };
};

export const lapsed: Template = (desk) => {
  const { t, words, links } = desk;
  return {
    subject: t("reservationMail.lapsed.subject", words),
    preview: t("reservationMail.lapsed.preview"),
    heading: t("reservationMail.lapsed.heading"),
    lead: t("reservationMail.lapsed.lead"),
    blocks: [
      { kind: "facts", facts: [eventFact(desk), whenFact(desk), seatsFact(desk)] },
      { kind: "buttons", buttons: [eventButton(desk), otherEventsButton(desk)] },
    ],
    reason: t("reservationMail.lapsed.reason"),
    settings: { label: t("reservationMail.settings"), url: links.settings },
  };
};

function positionFacts({ t, reservation: { position } }: Desk): Fact[] {
  if (position === null) return [];
  const detail = t("reservationMail.position", { position });
  return [{ term: t("reservationMail.facts.position"), detail }];
}

function wantedFact({ t, words, reservation }: Desk): Fact {
  const seats = reservation.wantedSeats ?? reservation.seats;
  const least = reservation.minSeats ?? seats;
  const detail =
    least < seats
      ? t("reservationMail.atLeast", { seats, least })
      : t("reservationMail.together", { seats });
  return { term: t("reservationMail.facts.wanted"), detail, more: words.table };
}
