import { formatMoment } from "@takujo/i18n/format-span";
import type { Block } from "../mail-content.ts";
import { calendarWords } from "./attached-calendar.ts";
import {
  codeFact,
  detailButton,
  eventButton,
  type MailContext,
  noticeFacts,
  policyNote,
  seatFacts,
  type Template,
} from "./mail-draft.ts";

/** To people with confirmed seats. */

export const confirmed: Template = (context) => {
  const { t, words } = context;
  return {
    tone: "bright",
    subject: t("reservationMail.confirmed.subject", words),
    preview: t("reservationMail.confirmed.preview", words),
    heading: t("reservationMail.confirmed.heading"),
    lead: t("reservationMail.confirmed.lead"),
    blocks: [
      { kind: "facts", facts: seatFacts(context) },
      { kind: "ticket", code: words.code, caption: t("reservationMail.ticket") },
      { kind: "buttons", buttons: [detailButton(context)] },
      ...decisionNote(context),
      policyNote(context),
      ...calendarWords(context),
    ],
    reason: t("reservationMail.confirmed.reason"),
  };
};

export const changed: Template = (context) => {
  const { t, words } = context;
  return {
    tone: "bright",
    subject: t("reservationMail.changed.subject", words),
    preview: t("reservationMail.changed.preview", words),
    heading: t("reservationMail.changed.heading"),
    lead: t("reservationMail.changed.lead"),
    blocks: [
      { kind: "facts", facts: seatFacts(context) },
      { kind: "buttons", buttons: [detailButton(context)] },
      ...decisionNote(context),
      policyNote(context),
      ...calendarWords(context),
    ],
    reason: t("reservationMail.changed.reason"),
  };
};

export const tableGoesAhead: Template = (context) => {
  const { t, words } = context;
  return {
    tone: "bright",
    subject: t("reservationMail.tableGoesAhead.subject", words),
    preview: t("reservationMail.tableGoesAhead.preview", words),
    heading: t("reservationMail.tableGoesAhead.heading"),
    lead: t("reservationMail.tableGoesAhead.lead", words),
    blocks: [
      { kind: "facts", facts: seatFacts(context) },
      { kind: "buttons", buttons: [detailButton(context)] },
      policyNote(context),
    ],
    reason: t("reservationMail.tableGoesAhead.reason"),
  };
};

/** Waiting people are told as well. */
export const eventChanged: Template = (context) => {
  const { t, words, reservation } = context;
  const hasSeats = reservation.state === "confirmed";
  const facts = seatFacts(context);
  return {
    tone: "bright",
    subject: t("reservationMail.eventChanged.subject", words),
    preview: t("reservationMail.eventChanged.preview", words),
    heading: t("reservationMail.eventChanged.heading"),
    lead: t(`reservationMail.eventChanged.${hasSeats ? "lead" : "leadWaiting"}`),
    blocks: [
      {
        kind: "facts",
        facts: [...facts.slice(0, -1), ...noticeFacts(context, "notice"), codeFact(context)],
      },
      { kind: "buttons", buttons: [detailButton(context), eventButton(context)] },
      ...(hasSeats
        ? [{ kind: "note" as const, text: t("reservationMail.eventChanged.giveBack") }]
        : []),
      ...calendarWords(context),
    ],
    reason: t("reservationMail.eventChanged.reason"),
  };
};

function decisionNote({ t, reservation, now }: MailContext): Block[] {
  const { decisionDeadline } = reservation.session;
  if (!decisionDeadline || decisionDeadline <= now) return [];
  const deadline = formatMoment(decisionDeadline, reservation.locale);
  return [{ kind: "note", tone: "warning", text: t("reservationMail.decision", { deadline }) }];
}
