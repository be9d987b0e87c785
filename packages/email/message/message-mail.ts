import { reservationLinks } from "@takujo/contracts/booking/reservation/reservation-links";
import type { MailedReservation } from "@takujo/contracts/booking/reservation/reservation-mail";
import { fillParts, fillText, type MessageValues } from "@takujo/contracts/inbox/message-text";
import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import type { Locale } from "@takujo/contracts/locale";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { reservationWords } from "../reservation/reservation-words.ts";
import { somebody } from "../somebody.ts";

/** As the organizer wrote them, with variables, in one language. */
interface MessageWords {
  subject: string;
  body: string;
}

interface Sender {
  origin: string;
  /** Address for replies. */
  replyTo: string;
}

/** The frame around an organizer's words, and the values filled into them for one person. */
interface Letter {
  locale: Locale;
  values: MessageValues;
  contentWith: (body: string) => MailContent;
}

/** In the language of the reservation's texts. */
interface GuestMessage {
  kind: "guest";
  words: MessageWords;
  reservation: MailedReservation;
  /** Of the link for a party without an account; without it, the link does not work. */
  guestToken?: string | undefined;
}

interface NewsletterMessage {
  kind: "newsletter";
  words: MessageWords;
  /** In which it is written. */
  locale: Locale;
  /** Their own language may differ from that of the text. */
  reader: { nickname: string; locale: Locale };
}

/** `unsubscribe`: where the reader stops newsletters. */
type MessageToMail = GuestMessage | (NewsletterMessage & { unsubscribe: string });

interface PreviewSender {
  origin: string;
  /** From the current settings of the site. */
  replyTo: () => string;
}

const letterOf = (message: MessageToMail, sender: Sender): Letter =>
  message.kind === "guest" ? guestLetter(message, sender) : newsletterLetter(message, sender);

/** The same for a fictitious recipient, for staff without the right to see guests. */
export function withoutPerson<Message extends GuestMessage | NewsletterMessage>(
  message: Message,
): Message {
  if (message.kind === "newsletter") {
    const { nickname } = somebody(message.locale);
    return { ...message, reader: { ...message.reader, nickname } };
  }
  const { reservation } = message;
  return { ...message, reservation: { ...reservation, ...somebody(reservation.locale) } };
}

/** An organizer's message, as one recipient gets it. */
export function messageMail(
  message: MessageToMail,
  sender: Sender,
  { isTest = false } = {},
): HtmlMail {
  const { locale, values, contentWith } = letterOf(message, sender);
  const filled = fillText(message.words.subject, values);
  const subject = isTest ? mailWords(locale)("mail.message.test", { subject: filled }) : filled;
  const content = contentWith(fillText(message.words.body, values));
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}

/** No text holds it. */
const placeOfBody = "\0";

/** The same mail as a preview, in pieces that mark the filled-in parts. */
export const createMessageMailPreview =
  ({ origin, replyTo }: PreviewSender) =>
  (found: GuestMessage | NewsletterMessage, { isNamed }: { isNamed: boolean }) => {
    const message = isNamed ? found : withoutPerson(found);
    const sender = { origin, replyTo: replyTo() };
    const { values, contentWith } = letterOf(
      message.kind === "guest" ? message : withoutToken(message, origin),
      sender,
    );
    const [before = "", after = ""] = writeText(contentWith(placeOfBody)).split(placeOfBody);
    return {
      subject: fillText(message.words.subject, values),
      parts: [
        { text: before, isFilled: false },
        ...fillParts(message.words.body, values),
        { text: after, isFilled: false },
      ],
    };
  };

/** A preview must not contain a recipient's unsubscribe link. */
const withoutToken = (message: NewsletterMessage, origin: string) => ({
  ...message,
  unsubscribe: newsletterLinks(origin, message.reader.locale).unsubscribe("preview"),
});

/** To a person with a reservation for the event, or on its waitlist. */
function guestLetter(
  { words, reservation, guestToken }: GuestMessage,
  { origin, replyTo }: Sender,
): Letter {
  const { locale, nickname } = reservation;
  const t = mailWords(locale);
  const { title, when, place, code } = reservationWords(t, reservation);
  const link = reservationLinks(origin, reservation, guestToken).detail;
  const values = { nickname, event: title, when, venue: place, code, link };
  return {
    locale,
    values,
    contentWith: (body) => ({
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
      address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
    }),
  };
}

/** To a newsletter subscriber. The reason and the unsubscribe link are in the reader's own language. */
function newsletterLetter(
  { words, locale, reader, unsubscribe }: NewsletterMessage & { unsubscribe: string },
  { replyTo }: Sender,
): Letter {
  const t = mailWords(locale);
  const own = mailWords(reader.locale);
  const values = { nickname: reader.nickname };
  return {
    locale,
    values,
    contentWith: (body) => ({
      locale,
      brand: t("mail.brand"),
      preview: body.slice(0, 120),
      heading: fillText(words.subject, values),
      lead: t("mail.newsletter.lead"),
      blocks: [{ kind: "paragraph", text: body }],
      reason: own("mail.newsletter.reason"),
      settings: { label: own("mail.newsletter.unsubscribe"), url: unsubscribe },
      address: `${own("mail.place")} / ${own("mail.replies", { address: replyTo })}`,
    }),
  };
}
