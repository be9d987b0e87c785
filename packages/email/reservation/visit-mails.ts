import { addDays } from "@takujo/contracts/venue-time";
import { clock, venueDay } from "@takujo/i18n/format-date";
import { formatMoment, formatSpan } from "@takujo/i18n/format-span";
import type { Block } from "../mail-content.ts";
import {
  codeFact,
  eventFact,
  feeFact,
  type MailContext,
  placeFact,
  seatsFact,
  type Templates,
  ticketBlock,
  whenFact,
} from "./mail-draft.ts";
import { firstPlainParagraph } from "./plain-words.ts";

/** Before and after the visit. */
export const visitMails = {
  /** Sent the evening before; may be late after an outage, and the session may have moved. */
  reminder: (context) => {
    const { t, words, links, reservation, now } = context;
    const { startsAt } = reservation.session;
    const isTomorrow = venueDay(startsAt) === addDays(venueDay(now), 1);
    return {
      tone: "bright",
      subject: t(`reservationMail.reminder.${isTomorrow ? "subject" : "subjectLater"}`, {
        title: words.title,
        time: clock(startsAt),
        moment: formatMoment(startsAt, reservation.locale),
      }),
      heading: t(`reservationMail.reminder.${isTomorrow ? "heading" : "headingLater"}`),
      blocks: [
        ...answerButtons(context),
        {
          kind: "facts",
          facts: [
            eventFact(context),
            whenFact(context),
            seatsFact(context),
            placeFact(context, firstPlainParagraph(reservation.venue.access)),
            feeFact(context),
            codeFact(context),
          ],
        },
        ticketBlock(context),
        { kind: "note", tone: "warning", text: deadlineWords(context) },
        { kind: "link", link: { label: t("reservationMail.reminder.fewer"), url: links.detail } },
      ],
    };
  },

  /** Sent the morning after, to those who were there. */
  thanks: (context) => {
    const { t, links } = context;
    const url = links.after ?? links.detail;
    return {
      tone: "bright",
      blocks: [
        { kind: "facts", facts: [eventFact(context), { ...whenFact(context), more: "" }] },
        { kind: "buttons", buttons: [{ label: t("reservationMail.thanks.action"), url }] },
        { kind: "paragraph", text: t("reservationMail.thanks.optional") },
        ...nextBlocks(context),
      ],
    };
  },
} satisfies Templates;

function answerButtons({ t, links: { remind } }: MailContext): Block[] {
  if (!remind) return [];
  const coming = { label: t("reservationMail.reminder.coming"), url: remind.coming };
  const cancel = { label: t("reservationMail.reminder.cancel"), url: remind.cancel };
  return [{ kind: "buttons", buttons: [coming, cancel] }];
}

function deadlineWords({ t, words: { deadline }, reservation, now }: MailContext): string {
  return reservation.session.changeDeadline > now
    ? t("reservationMail.reminder.freeUntil", { deadline })
    : t("reservationMail.freeNoMore", { deadline });
}

function nextBlocks({ t, next, reservation: { locale } }: MailContext): Block[] {
  if (!next) return [];
  const { title, startsAt, endsAt, url } = next;
  const facts = [
    {
      term: t("reservationMail.thanks.next"),
      detail: title,
      more: formatSpan(startsAt, endsAt, locale),
    },
  ];
  return [
    { kind: "facts", facts },
    { kind: "link", link: { label: t("reservationMail.eventPage"), url } },
  ];
}
