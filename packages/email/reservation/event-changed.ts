import { formatSpan } from "@takujo/i18n/format-span";
import type { Block, Fact } from "../mail-content.ts";
import { calendarWords } from "./attached-calendar.ts";
import {
  detailButton,
  eventButton,
  type MailContext,
  noticeFacts,
  seatFacts,
  type Template,
} from "./mail-draft.ts";

/** Other hours or another place: what was, what is, why, and one tap to answer. Waiting people are told as well. */
export const eventChanged: Template = (context) => {
  const { t, words, reservation } = context;
  const hasSeats = reservation.state === "confirmed";
  const what = whatMoved(context);
  return {
    tone: "bright",
    subject: t(`reservationMail.eventChanged.${what}.subject`, words),
    preview: t("reservationMail.eventChanged.preview", words),
    heading: t(`reservationMail.eventChanged.${what}.heading`),
    lead: t(`reservationMail.eventChanged.${hasSeats ? "lead" : "leadWaiting"}`, words),
    blocks: [
      ...beforeAndAfter(context),
      ...answerBlocks(context, hasSeats),
      { kind: "facts", facts: seatFacts(context) },
      ...calendarWords(context),
    ],
    reason: t("reservationMail.eventChanged.reason"),
  };
};

/** Without the former schedule, the mail cannot say which of the two moved. */
function whatMoved({ former, reservation }: MailContext): "hours" | "place" | "both" | "either" {
  if (!former) return "either";
  const { startsAt, endsAt } = reservation.session;
  const hasOtherHours =
    former.startsAt.getTime() !== startsAt.getTime() ||
    former.endsAt.getTime() !== endsAt.getTime();
  const isElsewhere = former.venue !== reservation.venue.name;
  if (hasOtherHours && isElsewhere) return "both";
  return isElsewhere ? "place" : hasOtherHours ? "hours" : "either";
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
  const coming = { label: t("reservationMail.eventChanged.coming"), url: remind.coming };
  const cancel = { label: t("reservationMail.eventChanged.cancel"), url: remind.cancel };
  return [
    { kind: "buttons", buttons: [coming, cancel] },
    { kind: "note", text: t("reservationMail.eventChanged.answerHint") },
    { kind: "link", link: detailButton(context) },
  ];
}
