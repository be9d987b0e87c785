import { formatMoment } from "@takujo/i18n/format-span";
import type { Fact } from "../mail-content.ts";
import {
  eventButton,
  eventFact,
  feeFact,
  type MailContext,
  otherEventsButton,
  placeFact,
  seatsFact,
  settingsLink,
  type Template,
  whenFact,
} from "./mail-draft.ts";

/** To people on the waitlist. */

export const waiting: Template = (context) => {
  const { t, words, links } = context;
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
          ...positionFacts(context),
          eventFact(context),
          whenFact(context),
          wantedFact(context),
          placeFact(context),
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

export const offer: Template = (context) => {
  const { t, words, links, reservation, now } = context;
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
        facts: [
          eventFact(context),
          whenFact(context),
          seatsFact(context),
          placeFact(context),
          feeFact(context),
        ],
      },
      {
        kind: "buttons",
        buttons: [{ label: t("reservationMail.offer.action", { seats }), url: links.offer }],
      },
      { kind: "paragraph", text: t("reservationMail.offer.others") },
      { kind: "note", text: t(`reservationMail.offer.${isFree ? "nextAndFree" : "next"}`, words) },
    ],
    reason: t("reservationMail.offer.reason"),
    ...settingsLink(context),
  };
};

/** To whoever proposed a table, of which the first seat is kept for them. */
export const tableApproved: Template = (context) => {
  const { t, words, links, reservation } = context;
  const { locale, expiresAt, organizerReason } = reservation;
  const deadline = expiresAt ? formatMoment(expiresAt, locale) : "";
  return {
    tone: "bright",
    subject: t("reservationMail.approved.subject", words),
    preview: t("reservationMail.approved.preview", { deadline }),
    heading: t("reservationMail.approved.heading"),
    lead: t("reservationMail.approved.lead"),
    blocks: [
      { kind: "deadline", term: t("reservationMail.offer.deadline"), detail: deadline },
      ...(organizerReason
        ? [
            {
              kind: "quote" as const,
              term: t("reservationMail.approved.words"),
              detail: organizerReason,
            },
          ]
        : []),
      {
        kind: "facts",
        facts: [
          eventFact(context),
          whenFact(context),
          seatsFact(context),
          placeFact(context),
          feeFact(context),
        ],
      },
      {
        kind: "buttons",
        buttons: [{ label: t("reservationMail.approved.action"), url: links.offer }],
      },
      { kind: "note", text: t("reservationMail.approved.next") },
    ],
    reason: t("reservationMail.approved.reason"),
  };
};

export const lapsed: Template = (context) => {
  const { t, words } = context;
  return {
    subject: t("reservationMail.lapsed.subject", words),
    preview: t("reservationMail.lapsed.preview"),
    heading: t("reservationMail.lapsed.heading"),
    lead: t("reservationMail.lapsed.lead"),
    blocks: [
      { kind: "facts", facts: [eventFact(context), whenFact(context), seatsFact(context)] },
      { kind: "buttons", buttons: [eventButton(context), otherEventsButton(context)] },
    ],
    reason: t("reservationMail.lapsed.reason"),
    ...settingsLink(context),
  };
};

function positionFacts({ t, reservation: { position } }: MailContext): Fact[] {
  if (position === null) return [];
  const detail = t("reservationMail.position", { position });
  return [{ term: t("reservationMail.facts.position"), detail }];
}

function wantedFact({ t, words, reservation }: MailContext): Fact {
  const seats = reservation.wantedSeats ?? reservation.seats;
  const least = reservation.minSeats ?? seats;
  const detail =
    least < seats
      ? t("reservationMail.atLeast", { seats, least })
      : t("reservationMail.together", { seats });
  return { term: t("reservationMail.facts.wanted"), detail, more: words.table };
}
