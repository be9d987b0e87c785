import type { Block, Fact } from "../mail-content.ts";
import { calendarWords } from "./attached-calendar.ts";
import {
  codeFact,
  eventButton,
  eventFact,
  formerWhenFact,
  type MailContext,
  noticeFacts,
  otherEventsButton,
  seatsFact,
  type Templates,
} from "./mail-draft.ts";
import { plainWords } from "./plain-words.ts";

/** To people who have lost or given up their seats. */
export const cancellationMails = {
  cancelled: (context) => {
    const { t, reservation } = context;
    return {
      ...(reservation.organizerReason !== null && {
        preview: t("reservationMail.cancelled.byOrganizer.preview"),
        lead: t("reservationMail.cancelled.byOrganizer.lead"),
      }),
      blocks: [
        {
          kind: "facts",
          facts: [...formerFacts(context), ...organizerReason(context), cancelledCode(context)],
        },
        reservation.isLate ? lateNote(context) : nothingOwedNote(context),
        { kind: "buttons", buttons: [otherEventsButton(context), eventButton(context)] },
        ...calendarWords(context),
      ],
    };
  },

  "event-cancelled": (context) => ({
    tone: "dark",
    blocks: [
      { kind: "facts", facts: notTakingPlace(context) },
      { kind: "buttons", buttons: [otherEventsButton(context), eventButton(context)] },
      ...calendarWords(context),
    ],
  }),

  "table-called-off": (context) => ({
    tone: "dark",
    blocks: [
      {
        kind: "facts",
        facts: [
          ...formerFacts(context),
          ...tooFewFacts(context),
          nothingOwed(context),
          cancelledCode(context),
        ],
      },
      { kind: "buttons", buttons: [eventButton(context), otherEventsButton(context)] },
      ...calendarWords(context),
    ],
  }),
} satisfies Templates;

const formerFacts = (context: MailContext): Fact[] => [
  eventFact(context),
  formerWhenFact(context),
  seatsFact(context),
];

const notTakingPlace = (context: MailContext): Fact[] => [
  ...formerFacts(context),
  ...noticeFacts(context),
  nothingOwed(context),
  cancelledCode(context),
];

/** An organizer may also call a table off for other reasons, and before the decision. */
function tooFewFacts({ t, reservation: { session }, now }: MailContext): Fact[] {
  if (!session.decisionDeadline || session.decisionDeadline > now) return [];
  const detail = t("reservationMail.table-called-off.tooFew");
  return [{ term: t("reservationMail.facts.reason"), detail }];
}

function nothingOwed({ t }: MailContext): Fact {
  return { term: t("reservationMail.facts.fee"), detail: t("reservationMail.nothingOwed") };
}

function cancelledCode(context: MailContext): Fact {
  const { term, detail: code } = codeFact(context);
  return { term, detail: context.t("reservationMail.cancelledCode", { code }) };
}

/** The organizer's own text, in whatever language it is. */
function organizerReason({ t, reservation }: MailContext): Fact[] {
  const { organizerReason: detail } = reservation;
  return detail === null ? [] : [{ term: t("reservationMail.facts.reason"), detail }];
}

function nothingOwedNote({ t, reservation }: MailContext): Block {
  const isTheirs = reservation.organizerReason === null;
  const text = t(`reservationMail.cancelled.${isTheirs ? "inTime" : "byOrganizer.nothingOwed"}`);
  return { kind: "note", tone: "good", text };
}

function lateNote({ t, words, reservation }: MailContext): Block {
  return {
    kind: "note",
    tone: "warning",
    term: t("reservationMail.cancelled.late", words),
    text: plainWords(reservation.event.cancellation),
  };
}
