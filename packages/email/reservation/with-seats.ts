import { formatMoment } from "@takujo/i18n/format-span";
import type { Block } from "../mail-content.ts";
import { calendarWords } from "./carried-calendar.ts";
import {
  codeFact,
  type Desk,
  detailButton,
  eventButton,
  noticeFacts,
  policyNote,
  seatFacts,
  type Template,
} from "./draft.ts";

/** To those who have their seats. */

export const confirmed: Template = (desk) => {
  const { t, words } = desk;
  return {
    tone: "bright",
    subject: t("reservationMail.confirmed.subject", words),
    preview: t("reservationMail.confirmed.preview", words),
    heading: t("reservationMail.confirmed.heading"),
    lead: t("reservationMail.confirmed.lead"),
    blocks: [
      { kind: "facts", facts: seatFacts(desk) },
      { kind: "ticket", code: words.code, caption: t("reservationMail.ticket") },
      { kind: "buttons", buttons: [detailButton(desk)] },
      ...decisionNote(desk),
      policyNote(desk),
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.confirmed.reason"),
  };
};

export const changed: Template = (desk) => {
  const { t, words } = desk;
  return {
    tone: "bright",
    subject: t("reservationMail.changed.subject", words),
    preview: t("reservationMail.changed.preview", words),
    heading: t("reservationMail.changed.heading"),
    lead: t("reservationMail.changed.lead"),
    blocks: [
      { kind: "facts", facts: seatFacts(desk) },
      { kind: "buttons", buttons: [detailButton(desk)] },
      ...decisionNote(desk),
      policyNote(desk),
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.changed.reason"),
  };
};

export const tableGoesAhead: Template = (desk) => {
  const { t, words } = desk;
  return {
    tone: "bright",
    subject: t("reservationMail.tableGoesAhead.subject", words),
    preview: t("reservationMail.tableGoesAhead.preview", words),
    heading: t("reservationMail.tableGoesAhead.heading"),
    lead: t("reservationMail.tableGoesAhead.lead", words),
    blocks: [
      { kind: "facts", facts: seatFacts(desk) },
      { kind: "buttons", buttons: [detailButton(desk)] },
      policyNote(desk),
    ],
    reason: t("reservationMail.tableGoesAhead.reason"),
  };
};

/** Those who wait are told as well. */
export const eventChanged: Template = (desk) => {
  const { t, words, reservation } = desk;
  const hasSeats = reservation.state === "confirmed";
  const facts = seatFacts(desk);
  return {
    tone: "bright",
    subject: t("reservationMail.eventChanged.subject", words),
    preview: t("reservationMail.eventChanged.preview", words),
    heading: t("reservationMail.eventChanged.heading"),
    lead: t(`reservationMail.eventChanged.${hasSeats ? "lead" : "leadWaiting"}`),
    blocks: [
      {
        kind: "facts",
        facts: [...facts.slice(0, -1), ...noticeFacts(desk, "notice"), codeFact(desk)],
      },
      { kind: "buttons", buttons: [detailButton(desk), eventButton(desk)] },
      ...(hasSeats
        ? [{ kind: "note" as const, text: t("reservationMail.eventChanged.giveBack") }]
        : []),
      ...calendarWords(desk),
    ],
    reason: t("reservationMail.eventChanged.reason"),
  };
};

function decisionNote({ t, reservation, now }: Desk): Block[] {
  const { decisionDeadline } = reservation.session;
  if (!decisionDeadline || decisionDeadline <= now) return [];
  const deadline = formatMoment(decisionDeadline, reservation.locale);
  return [{ kind: "note", tone: "warning", text: t("reservationMail.decision", { deadline }) }];
}
