import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { writeHtml } from "../layout.ts";
import type { HtmlMail, MailedImage } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { qrImage } from "../qr-image.ts";
import { cancellationMails } from "./cancellation-mails.ts";
import { type ReservationMailInput, type Template, ticketImageId } from "./mail-draft.ts";
import { reservationWords } from "./reservation-words.ts";
import { seatMails } from "./seat-mails.ts";
import { visitMails } from "./visit-mails.ts";
import { waitlistMails } from "./waitlist-mails.ts";

const templates: Record<ReservationMailKind, Template> = {
  ...seatMails,
  ...waitlistMails,
  ...visitMails,
  ...cancellationMails,
};

/** To the person who reserved, in their language. */
export function reservationMail(kind: ReservationMailKind, input: ReservationMailInput): HtmlMail {
  const { reservation, links, replyTo } = input;
  const { locale, name } = reservation;
  const t = mailWords(locale);
  const words = reservationWords(t, reservation);
  const { values, ...draft } = templates[kind]({ ...input, kind, t, words });
  const own = (text: "subject" | "preview" | "heading" | "lead") =>
    draft[text] ?? t(`reservationMail.${kind}.${text}`, { ...words, ...values });
  const subject = own("subject");
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    preview: own("preview"),
    ...(draft.tone && { tone: draft.tone }),
    heading: own("heading"),
    lead: own("lead"),
    blocks: draft.blocks,
    reason: t(`reservationMail.${kind}.reason`),
    // People without an account get only what they need for this reservation.
    ...(mailFacts(kind).choice &&
      links.settings && {
        settings: { label: t("reservationMail.settings"), url: links.settings },
      }),
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
