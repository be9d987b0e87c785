import type {
  FriendMailKind,
  MailedFriendSeat,
} from "@takujo/contracts/booking/reservation/friend-mail";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { Block, Fact, MailContent } from "../mail-content.ts";
import { type MailWords, mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { qrImage } from "../qr-image.ts";
import { ticketImageId } from "./mail-draft.ts";
import { type ReservationWords, reservationWords } from "./reservation-words.ts";

interface MailLinks {
  /** The ticket of the friend, or the places of the holder's party. */
  page: string;
  event: string;
  /** Held by the QR code, for the reception. */
  checkIn: string;
  replyTo: string;
}

const withTicket: FriendMailKind[] = ["ticket", "changed", "reminder"];

/** About a place that a friend takes, to the friend or to the holder, in the recipient's language. */
export function friendMail(
  kind: FriendMailKind,
  seat: MailedFriendSeat,
  around: MailLinks,
): HtmlMail {
  const { reservation, friend, sender } = seat;
  const { locale, name } = reservation;
  const t = mailWords(locale);
  const words = reservationWords(t, reservation);
  const values = { ...words, friend, sender };
  const hasTicket = withTicket.includes(kind);
  const subject = t(`friendMail.${kind}.subject`, values);
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    preview: t(`friendMail.${kind}.lead`, values),
    heading: t(`friendMail.${kind}.heading`, values),
    lead: t(`friendMail.${kind}.lead`, values),
    blocks: [
      ...(hasTicket ? [ticketBlock(t, words)] : []),
      { kind: "facts", facts: factsOf(kind, seat, { t, words }) },
      { kind: "buttons", buttons: [buttonOf(kind, t, around)] },
      ...(hasTicket ? [{ kind: "note", text: t("friendMail.note") } as const] : []),
    ],
    reason: t(`friendMail.${isToSender(kind) ? "senderReason" : "reason"}`, values),
    address: `${t("mail.place")} / ${t("mail.replies", { address: around.replyTo })}`,
  };
  return {
    locale,
    subject,
    text: writeText(content),
    html: writeHtml(content, subject),
    ...(hasTicket && { images: [ticketImage(seat, around)] }),
  };
}

const isToSender = (kind: FriendMailKind) => kind === "accepted" || kind === "freed";

interface Wording {
  t: MailWords;
  words: ReservationWords;
}

function factsOf(kind: FriendMailKind, seat: MailedFriendSeat, { t, words }: Wording): Fact[] {
  const isOver = kind === "cancelled" || kind === "withdrawn";
  const visit: Fact[] = [
    { term: t("reservationMail.facts.event"), detail: words.title },
    {
      term: t("reservationMail.facts.when"),
      detail: words.when,
      ...(isOver && { isStruck: true }),
    },
    { term: t("reservationMail.facts.seats"), detail: words.session },
  ];
  if (isOver || isToSender(kind)) return visit;
  const { sender, senderPays, reservation } = seat;
  const fee = senderPays ? t("friendMail.senderPays", { sender }) : words.fee;
  return [
    ...visit,
    {
      term: t("reservationMail.facts.place"),
      detail: words.place,
      more: reservation.venue.address,
    },
    { term: t("reservationMail.facts.fee"), detail: fee },
    { term: t("reservationMail.facts.code"), detail: words.code },
  ];
}

function buttonOf(kind: FriendMailKind, t: MailWords, { page, event }: MailLinks) {
  if (isToSender(kind)) return { label: t("friendMail.places"), url: page };
  const isOver = kind === "cancelled" || kind === "withdrawn";
  return isOver
    ? { label: t("reservationMail.eventPage"), url: event }
    : { label: t("friendMail.open"), url: page };
}

function ticketBlock(t: MailWords, { code }: ReservationWords): Block {
  const alt = t("reservationMail.qr", { code });
  return {
    kind: "ticket",
    code,
    caption: t("reservationMail.ticket"),
    qr: { id: ticketImageId, alt },
  };
}

const ticketImage = ({ reservation }: MailedFriendSeat, { checkIn }: MailLinks) => ({
  id: ticketImageId,
  fileName: `takujo-${spokenCode(reservation.code)}.png`,
  content: qrImage(checkIn),
});
