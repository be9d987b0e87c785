import { reservationLinks } from "@takujo/contracts/games/reservation-links";
import type { Locale } from "@takujo/contracts/locale";
import { mailWords } from "../mail-words.ts";
import type { MailedReservation } from "./mailed-reservation.ts";
import { reservationMail } from "./reservation-mail.ts";

/** What becomes of an event, to be told to everybody. */
export interface EventMailToPreview
  extends Pick<MailedReservation, "event" | "session" | "venue" | "locale"> {
  kind: "event-changed" | "event-cancelled" | "table-called-off";
}

interface Sender {
  origin: string;
  /** Where an answer to the mail goes. */
  replyTo: string;
}

/** Nobody's. */
const code = "00000000";
const id = "00000000-0000-0000-0000-000000000000";

/** The very mail that a party of two will get, but for their name and code. */
export const createEventMailPreview =
  ({ origin, replyTo }: Sender) =>
  ({ kind, locale, event, session, venue }: EventMailToPreview, now = new Date()) => {
    const { answer: _, ...links } = reservationLinks(origin, { id, locale, event });
    const { subject, text } = reservationMail(kind, {
      reservation: {
        id,
        code,
        state: kind === "event-changed" ? "confirmed" : "called-off",
        seats: 2,
        wantedSeats: null,
        minSeats: null,
        position: null,
        version: 1,
        email: "",
        locale,
        name: nameIn(locale),
        event,
        session,
        venue,
        expiresAt: null,
        isLate: false,
        organizerReason: null,
        wasConfirmed: true,
        guests: [],
        wants: { reminder: true, waitlist: true },
      },
      links,
      replyTo,
      now,
    });
    return { subject, text };
  };

const nameIn = (locale: Locale) => mailWords(locale)("mail.previewName");
