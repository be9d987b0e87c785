import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation-mail";
import { writeHtml } from "../layout.ts";
import type { HtmlMail, MailedImage } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { qrImage } from "../qr-image.ts";
import { cancelled, eventCancelled, tableCalledOff } from "./cancellation-mails.ts";
import { eventChanged } from "./event-changed.ts";
import { type Template, ticketImageId } from "./mail-draft.ts";
import { reminder } from "./reminder.ts";
import type { ReservationMailInput } from "./reservation-mail-input.ts";
import { reservationWords } from "./reservation-words.ts";
import { changed, confirmed, tableGoesAhead } from "./seat-mails.ts";
import { thanks } from "./thanks.ts";
import { lapsed, offer, tableApproved, waiting } from "./waitlist-mails.ts";

const templates: Record<ReservationMailKind, Template> = {
  confirmed,
  changed,
  cancelled,
  waiting,
  offer,
  "table-approved": tableApproved,
  lapsed,
  reminder,
  "event-changed": eventChanged,
  "event-cancelled": eventCancelled,
  "table-called-off": tableCalledOff,
  "table-goes-ahead": tableGoesAhead,
  thanks,
};

/** To the person who reserved, in their language. */
export function reservationMail(kind: ReservationMailKind, input: ReservationMailInput): HtmlMail {
  const { reservation, replyTo } = input;
  const { locale, name } = reservation;
  const t = mailWords(locale);
  const { subject, ...draft } = templates[kind]({
    ...input,
    kind,
    t,
    words: reservationWords(t, reservation),
  });
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    ...draft,
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  const hasTicket = draft.blocks.some((block) => block.kind === "ticket");
  return {
    locale,
    subject,
    text: writeText(content),
    html: writeHtml(content, subject),
    ...(hasTicket && { images: [ticketImage(input)] }),
  };
}

function ticketImage({ reservation, links }: ReservationMailInput): MailedImage {
  const fileName = `takujo-${spokenCode(reservation.code)}.png`;
  return { id: ticketImageId, fileName, content: qrImage(links.checkIn) };
}
