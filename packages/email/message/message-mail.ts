import { reservationLinks } from "@takujo/contracts/booking/reservation-links";
import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";
import { fillParts, fillText, type MessageValues } from "@takujo/contracts/inbox/message-text";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { type MailWords, mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { reservationWords } from "../reservation/reservation-words.ts";

interface MessageToMail {
  /** As the organizer wrote them, with variables, in the language of the reservation's texts. */
  words: { subject: string; body: string };
  reservation: MailedReservation;
}

interface Sender {
  origin: string;
  /** Address for replies. */
  replyTo: string;
}

interface PreviewSender {
  origin: string;
  /** As the settings of the site say now. */
  replyTo: () => string;
}

/** What an organizer wrote to the guests of an event, as one of them gets it. */
export function messageMail(
  message: MessageToMail,
  sender: Sender,
  { isTest = false } = {},
): HtmlMail {
  const { words, reservation } = message;
  const { locale } = reservation;
  const t = mailWords(locale);
  const values = valuesOf(t, reservation, sender);
  const filled = fillText(words.subject, values);
  const subject = isTest ? t("mail.message.test", { subject: filled }) : filled;
  const content = contentOf(message, sender, fillText(words.body, values));
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}

/** No text holds it. */
const placeOfBody = "\0";

/** The same mail for the organizer to look at, in pieces that say what was filled in. */
export const createMessageMailPreview =
  ({ origin, replyTo }: PreviewSender) =>
  (message: MessageToMail) => {
    const sender = { origin, replyTo: replyTo() };
    const { words, reservation } = message;
    const values = valuesOf(mailWords(reservation.locale), reservation, sender);
    const [before = "", after = ""] = writeText(contentOf(message, sender, placeOfBody)).split(
      placeOfBody,
    );
    return {
      subject: fillText(words.subject, values),
      parts: [
        { text: before, isFilled: false },
        ...fillParts(words.body, values),
        { text: after, isFilled: false },
      ],
    };
  };

function valuesOf(t: MailWords, reservation: MailedReservation, { origin }: Sender): MessageValues {
  const { title, when, place, code } = reservationWords(t, reservation);
  return {
    nickname: reservation.nickname,
    event: title,
    when,
    venue: place,
    code,
    link: reservationLinks(origin, reservation).detail,
  };
}

function contentOf(
  { words, reservation }: MessageToMail,
  sender: Sender,
  body: string,
): MailContent {
  const { locale } = reservation;
  const t = mailWords(locale);
  const values = valuesOf(t, reservation, sender);
  const { event: title, when, code, link } = values;
  return {
    locale,
    brand: t("mail.brand"),
    preview: body.slice(0, 120),
    heading: fillText(words.subject, values),
    lead: t("mail.message.lead", { title, when }),
    blocks: [
      { kind: "paragraph", text: body },
      {
        kind: "buttons",
        buttons: [{ label: t("mail.message.detail", { code }), url: link }],
      },
    ],
    reason: t("mail.message.reason"),
    address: `${t("mail.place")} / ${t("mail.replies", { address: sender.replyTo })}`,
  };
}
