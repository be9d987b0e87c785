import { fillParts, fillText } from "@takujo/contracts/inbox/message-text";
import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { somebody } from "../somebody.ts";
import { type GuestMessage as GuestWords, guestLetter } from "./guest-letter.ts";
import type { Letter, Sender } from "./letter.ts";
import { type Newsletter, newsletterLetter } from "./newsletter-letter.ts";

/** In the language of the reservation's texts. */
type GuestMessage = { kind: "guest" } & GuestWords;
type NewsletterMessage = { kind: "newsletter" } & Newsletter;
/** `unsubscribe`: where the reader stops newsletters. */
type MessageToMail = GuestMessage | (NewsletterMessage & { unsubscribe: string });

interface PreviewSender {
  origin: string;
  /** As the settings of the site say now. */
  replyTo: () => string;
}

const letterOf = (message: MessageToMail, sender: Sender): Letter =>
  message.kind === "guest" ? guestLetter(message, sender) : newsletterLetter(message, sender);

/** The same to nobody in particular, for those of the staff who may not see who comes. */
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

/** What an organizer wrote to many people, as one of them gets it. */
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

/** The same mail for the organizer to look at, in pieces that say what was filled in. */
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

/** Nobody is to be unsubscribed by an organizer who only looks. */
const withoutToken = (message: NewsletterMessage, origin: string) => ({
  ...message,
  unsubscribe: newsletterLinks(origin, message.reader.locale).unsubscribe("preview"),
});
