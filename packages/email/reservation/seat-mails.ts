import { formatMoment, formatSpan } from "@takujo/i18n/format-span";
import type { Block, Fact } from "../mail-content.ts";
import { calendarWords } from "./attached-calendar.ts";
import {
  detailButton,
  eventButton,
  type MailContext,
  noticeFacts,
  policyNote,
  seatFacts,
  type Templates,
  ticketBlock,
} from "./mail-draft.ts";
import { reservationWords } from "./reservation-words.ts";

/** To people with confirmed seats. */
export const seatMails = {
  confirmed: (context) => ({
    tone: "bright",
    blocks: [
      { kind: "facts", facts: seatFacts(context) },
      ticketBlock(context),
      { kind: "buttons", buttons: [detailButton(context)] },
      ...decisionNote(context),
      policyNote(context),
      ...calendarWords(context),
    ],
  }),

  changed: (context) => ({
    tone: "bright",
    blocks: [
      ...whatChanged(context),
      { kind: "facts", facts: seatFacts(context) },
      { kind: "buttons", buttons: [detailButton(context)] },
      ...decisionNote(context),
      policyNote(context),
      ...calendarWords(context),
    ],
  }),

  "table-goes-ahead": (context) => ({
    tone: "bright",
    blocks: [
      { kind: "facts", facts: seatFacts(context) },
      { kind: "buttons", buttons: [detailButton(context)] },
      policyNote(context),
    ],
  }),

  /** New hours or venue: before, after, the reason, and one tap to answer. Waiting people get it too. */
  "event-changed": (context) => {
    const { t, words, reservation } = context;
    const hasSeats = reservation.state === "confirmed";
    const what = whatMoved(context);
    return {
      tone: "bright",
      ...(what && {
        subject: t(`reservationMail.event-changed.${what}.subject`, words),
        heading: t(`reservationMail.event-changed.${what}.heading`),
      }),
      ...(!hasSeats && { lead: t("reservationMail.event-changed.leadWaiting", words) }),
      blocks: [
        ...beforeAndAfter(context),
        ...answerBlocks(context, hasSeats),
        { kind: "facts", facts: seatFacts(context) },
        ...calendarWords(context),
      ],
    };
  },
} satisfies Templates;

/** い卓（昼の部）・3席 → ろ卓（昼の部）・2席; after a move to another event, its title and venue too. */
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

/** Without the former schedule, the mail cannot say which of the two moved. */
function whatMoved({ former, reservation }: MailContext): "hours" | "place" | "both" | undefined {
  if (!former) return undefined;
  const { startsAt, endsAt } = reservation.session;
  const hasOtherHours =
    former.startsAt.getTime() !== startsAt.getTime() ||
    former.endsAt.getTime() !== endsAt.getTime();
  const isElsewhere = former.venue !== reservation.venue.name;
  if (hasOtherHours && isElsewhere) return "both";
  return isElsewhere ? "place" : hasOtherHours ? "hours" : undefined;
}

function beforeAndAfter(context: MailContext): Block[] {
  const { t, words, former, reservation } = context;
  const what = whatMoved(context);
  const facts: Fact[] = [];
  if (former && (what === "hours" || what === "both")) {
    const before = formatSpan(former.startsAt, former.endsAt, reservation.locale);
    facts.push(
      { term: t("reservationMail.facts.before"), detail: before, isStruck: true },
      { term: t("reservationMail.facts.after"), detail: words.when },
    );
  }
  if (former?.venue && (what === "place" || what === "both")) {
    facts.push(
      { term: t("reservationMail.facts.placeBefore"), detail: former.venue, isStruck: true },
      {
        term: t("reservationMail.facts.placeAfter"),
        detail: words.place,
        more: reservation.venue.address,
      },
    );
  }
  facts.push(...noticeFacts(context));
  return facts.length > 0 ? [{ kind: "facts", facts }] : [];
}

/** People with seats answer with one tap; the page behind it asks once more. */
function answerBlocks(context: MailContext, hasSeats: boolean): Block[] {
  const { t, links } = context;
  const { remind } = links;
  if (!hasSeats || !remind) {
    return [{ kind: "buttons", buttons: [detailButton(context), eventButton(context)] }];
  }
  const coming = { label: t("reservationMail.event-changed.coming"), url: remind.coming };
  const cancel = { label: t("reservationMail.event-changed.cancel"), url: remind.cancel };
  return [
    { kind: "buttons", buttons: [coming, cancel] },
    { kind: "note", text: t("reservationMail.event-changed.answerHint") },
    { kind: "link", link: detailButton(context) },
  ];
}
