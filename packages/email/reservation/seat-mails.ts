import { formatMoment } from "@takujo/i18n/format-span";
import type { Block } from "../mail-content.ts";
import { calendarWords } from "./attached-calendar.ts";
import {
  detailButton,
  type MailContext,
  policyNote,
  seatFacts,
  type Template,
  ticketBlock,
} from "./mail-draft.ts";
import { reservationWords } from "./reservation-words.ts";

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
      ticketBlock(context),
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
      ...whatChanged(context),
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

/** い卓（昼の部）・3席 → ろ卓（昼の部）・2席; after a move to another night, its event and place too. */
function whatChanged({ t, words, reservation, change }: MailContext): Block[] {
  if (!change) return [];
  const before = reservationWords(t, {
    ...reservation,
    seats: change.seats,
    sum: change.sum,
    session: { ...reservation.session, ...change.session },
    event: { ...reservation.event, ...change.event },
    venue: { ...reservation.venue, name: change.venue },
  });
  const arrow = (from: string, to: string) =>
    from === to ? [] : [t("reservationMail.changed.fromTo", { from, to })];
  const fields = change.fields.map((field) => t(`reservationMail.changed.fields.${field}`));
  const lines = [
    ...arrow(before.title, words.title),
    ...arrow(before.when, words.when),
    ...arrow(before.place, words.place),
    ...arrow(before.session, words.session),
    ...arrow(before.fee, words.fee),
    ...(fields.length > 0
      ? [
          t("reservationMail.changed.details", {
            fields: fields.join(t("reservationMail.separator")),
          }),
        ]
      : []),
  ];
  if (lines.length === 0) return [];
  return [
    {
      kind: "note",
      tone: "good",
      term: t("reservationMail.changed.what"),
      text: lines.join("\n"),
    },
  ];
}

function decisionNote({ t, reservation, now }: MailContext): Block[] {
  const { decisionDeadline } = reservation.session;
  if (!decisionDeadline || decisionDeadline <= now) return [];
  const deadline = formatMoment(decisionDeadline, reservation.locale);
  return [{ kind: "note", tone: "warning", text: t("reservationMail.decision", { deadline }) }];
}
