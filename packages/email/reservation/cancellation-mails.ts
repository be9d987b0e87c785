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
  type Template,
} from "./mail-draft.ts";
import { plainWords } from "./plain-words.ts";

/** To people who have lost or given up their seats. */

export const cancelled: Template = (context) => {
  const { t, words, reservation } = context;
  const isTheirs = reservation.organizerReason === null;
  return {
    subject: t("reservationMail.cancelled.subject", words),
    preview: t(`reservationMail.cancelled.${isTheirs ? "preview" : "byOrganizer.preview"}`),
    heading: t("reservationMail.cancelled.heading"),
    lead: t(`reservationMail.cancelled.${isTheirs ? "lead" : "byOrganizer.lead"}`),
    blocks: [
      {
        kind: "facts",
        facts: [...formerFacts(context), ...organizerReason(context), cancelledCode(context)],
      },
      reservation.isLate ? lateNote(context) : nothingOwedNote(context),
      { kind: "buttons", buttons: [otherEventsButton(context), eventButton(context)] },
      ...calendarWords(context),
    ],
    reason: t("reservationMail.cancelled.reason"),
  };
};

export const eventCancelled: Template = (context) => {
  const { t, words } = context;
  return {
    tone: "dark",
    subject: t("reservationMail.eventCancelled.subject", words),
    preview: t("reservationMail.eventCancelled.preview", words),
    heading: t("reservationMail.eventCancelled.heading", words),
    lead: t("reservationMail.eventCancelled.lead"),
    blocks: [
      { kind: "facts", facts: notTakingPlace(context) },
      { kind: "buttons", buttons: [otherEventsButton(context), eventButton(context)] },
      ...calendarWords(context),
    ],
    reason: t("reservationMail.eventCancelled.reason"),
  };
};

export const tableCalledOff: Template = (context) => {
  const { t, words } = context;
  return {
    tone: "dark",
    subject: t("reservationMail.tableCalledOff.subject", words),
    preview: t("reservationMail.tableCalledOff.preview", words),
    heading: t("reservationMail.tableCalledOff.heading"),
    lead: t("reservationMail.tableCalledOff.lead", words),
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
    reason: t("reservationMail.tableCalledOff.reason"),
  };
};

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
  const detail = t("reservationMail.tableCalledOff.tooFew");
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
