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
  type Templates,
  whenFact,
} from "./mail-draft.ts";

/** To people on the waitlist, or with an offer of seats. */
export const waitlistMails = {
  waiting: (context) => {
    const { t, links } = context;
    return {
      tone: "bright",
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
    };
  },

  offer: (context) => {
    const { t, words, links, reservation, now } = context;
    const { seats, session } = reservation;
    const wanted = reservation.wantedSeats ?? seats;
    const deadline = offerEnd(context);
    const isFree = session.changeDeadline > now;
    return {
      tone: "bright",
      values: { deadline, seats },
      ...(seats < wanted && { lead: t("reservationMail.offer.leadFewer", { seats, wanted }) }),
      blocks: [
        { kind: "deadline", term: t("reservationMail.offer.deadline"), detail: deadline },
        { kind: "facts", facts: offeredFacts(context) },
        {
          kind: "buttons",
          buttons: [{ label: t("reservationMail.offer.action", { seats }), url: links.offer }],
        },
        { kind: "paragraph", text: t("reservationMail.offer.others") },
        {
          kind: "note",
          text: t(`reservationMail.offer.${isFree ? "nextAndFree" : "next"}`, words),
        },
      ],
    };
  },

  /** To the proposer of a table, whose first seat is held for them. */
  "table-approved": (context) => {
    const { t, links, reservation } = context;
    const { organizerReason } = reservation;
    const deadline = offerEnd(context);
    return {
      tone: "bright",
      values: { deadline },
      blocks: [
        { kind: "deadline", term: t("reservationMail.offer.deadline"), detail: deadline },
        ...(organizerReason
          ? [
              {
                kind: "quote" as const,
                term: t("reservationMail.table-approved.words"),
                detail: organizerReason,
              },
            ]
          : []),
        { kind: "facts", facts: offeredFacts(context) },
        {
          kind: "buttons",
          buttons: [{ label: t("reservationMail.table-approved.action"), url: links.offer }],
        },
        { kind: "note", text: t("reservationMail.table-approved.next") },
      ],
    };
  },

  lapsed: (context) => ({
    blocks: [
      { kind: "facts", facts: [eventFact(context), whenFact(context), seatsFact(context)] },
      { kind: "buttons", buttons: [eventButton(context), otherEventsButton(context)] },
    ],
  }),
} satisfies Templates;

const offerEnd = ({ reservation: { expiresAt, locale } }: MailContext): string =>
  expiresAt ? formatMoment(expiresAt, locale) : "";

const offeredFacts = (context: MailContext): Fact[] => [
  eventFact(context),
  whenFact(context),
  seatsFact(context),
  placeFact(context),
  feeFact(context),
];

function positionFacts({ t, reservation: { position } }: MailContext): Fact[] {
  if (position === null) return [];
  const detail = t("reservationMail.position", { position });
  return [{ term: t("reservationMail.facts.position"), detail }];
}

function wantedFact({ t, words, reservation }: MailContext): Fact {
  const seats = reservation.wantedSeats ?? reservation.seats;
  const min = reservation.minSeats ?? seats;
  const detail =
    min < seats
      ? t("reservationMail.atLeast", { seats, min })
      : t("reservationMail.together", { seats });
  return { term: t("reservationMail.facts.wanted"), detail, more: words.table };
}
