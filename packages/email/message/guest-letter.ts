import { reservationLinks } from "@takujo/contracts/booking/reservation-links";
import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";
import { fillText } from "@takujo/contracts/inbox/message-text";
import { mailWords } from "../mail-words.ts";
import { reservationWords } from "../reservation/reservation-words.ts";
import type { Letter, MessageWords, Sender } from "./letter.ts";

export interface GuestMessage {
  words: MessageWords;
  reservation: MailedReservation;
  /** Of the link for a party without an account; without it, the link does not work. */
  guestToken?: string | undefined;
}

/** To somebody with a reservation for the event, or who waits for one. */
export function guestLetter(
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
