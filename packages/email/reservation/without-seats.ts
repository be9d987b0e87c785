import type { Block, Fact } from "../mail-content.ts";
import { calendarWords } from "./carried-calendar.ts";
import {
  codeFact,
  type Desk,
  eventButton,
  eventFact,
  formerWhenFact,
  noticeFacts,
  otherEventsButton,
  seatsFact,
  type Template,
} from "./draft.ts";
import { plainWords } from "./plain-words.ts";

/** To those whose seats are gone, by their own will or not. */

export const cancelled: Template = (desk) => {
  const { t, words, reservation } = desk;
  const isTheirs = reservation.organizerReason === null;
  return {
    subject: t("reservationMail.cancelled.subject", words),
    preview: t(`reservationMail.cancelled.${isTheirs ? "preview" : "byOrganizer.preview"}`),
    heading: t("reservationMail.cancelled.heading"),
    lead: t(`reservationMail.cancelled.${isTheirs ? "lead" : "byOrganizer.lead"}`),
    blocks: [
      {
        kind: "facts",
        facts: [...formerFacts(desk), ...organizerReason(desk), cancelledCode(desk)],
      },
      reservation.isLate ? lateNote(desk) : nothingOwedNote(desk),
      { kind: "buttons", buttons: [otherEventsButton(desk), eventButton(desk)] },
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.cancelled.reason"),
  };
};

export const eventCancelled: Template = (desk) => {
  const { t, words } = desk;
  return {
    tone: "dark",
    subject: t("reservationMail.eventCancelled.subject", words),
    preview: t("reservationMail.eventCancelled.preview", words),
    heading: t("reservationMail.eventCancelled.heading", words),
    lead: t("reservationMail.eventCancelled.lead"),
    blocks: [
      { kind: "facts", facts: notTakingPlace(desk) },
      { kind: "buttons", buttons: [otherEventsButton(desk), eventButton(desk)] },
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.eventCancelled.reason"),
  };
};

export const tableCalledOff: Template = (desk) => {
  const { t, words } = desk;
  return {
    tone: "dark",
    subject: t("reservationMail.tableCalledOff.subject", words),
    preview: t("reservationMail.tableCalledOff.preview", words),
    heading: t("reservationMail.tableCalledOff.heading"),
    lead: t("reservationMail.tableCalledOff.lead", words),
    blocks: [
      {
        kind: "facts",
        facts: [...formerFacts(desk), ...tooFewFacts(desk), nothingOwed(desk), cancelledCode(desk)],
      },
      { kind: "buttons", buttons: [eventButton(desk), otherEventsButton(desk)] },
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.tableCalledOff.reason"),
  };
};

const formerFacts = (desk: Desk): Fact[] => [
  eventFact(desk),
  formerWhenFact(desk),
  seatsFact(desk),
];

const notTakingPlace = (desk: Desk): Fact[] => [
  ...formerFacts(desk),
  ...noticeFacts(desk, "reason"),
  nothingOwed(desk),
  cancelledCode(desk),
];

/** An organizer may call a table off for other reasons, and before the day on which it is decided. */
function tooFewFacts({ t, reservation: { session }, now }: Desk): Fact[] {
  if (!session.decisionDeadline || session.decisionDeadline > now) return [];
  const detail = t("reservationMail.tableCalledOff.tooFew");
  return [{ term: t("reservationMail.facts.reason"), detail }];
}

function nothingOwed({ t }: Desk): Fact {
  return { term: t("reservationMail.facts.fee"), detail: t("reservationMail.nothingOwed") };
}

function cancelledCode(desk: Desk): Fact {
  const { term, detail: code } = codeFact(desk);
  return { term, detail: desk.t("reservationMail.cancelledCode", { code }) };
}

/** In the organizer's own words, whatever language they are in. */
function organizerReason({ t, reservation }: Desk): Fact[] {
  const { organizerReason: detail } = reservation;
  return detail === null ? [] : [{ term: t("reservationMail.facts.reason"), detail }];
}

function nothingOwedNote({ t, reservation }: Desk): Block {
  const isTheirs = reservation.organizerReason === null;
  const text = t(`reservationMail.cancelled.${isTheirs ? "inTime" : "byOrganizer.nothingOwed"}`);
  return { kind: "note", tone: "good", text };
}

function lateNote({ t, words, reservation }: Desk): Block {
  return {
    kind: "note",
    tone: "warning",
    term: t("reservationMail.cancelled.late", words),
    text: plainWords(reservation.event.cancellation),
  };
}
