import {
  checkInLink,
  reservationLinks,
} from "@takujo/contracts/booking/reservation/reservation-links";
import {
  type FormerVisit,
  type MailedReservation,
  mailFacts,
  type ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { somebody } from "../somebody.ts";
import { reservationMail } from "./reservation-mail.ts";

/** A change to an event that everyone is told about. */
export interface EventMailToPreview
  extends Pick<MailedReservation, "event" | "session" | "venue" | "locale"> {
  kind: "event-changed" | "event-cancelled" | "table-called-off";
  /** Hours and place before, if they change. */
  former?: FormerVisit | undefined;
}

interface Sender {
  origin: string;
  /** Address for replies. */
  replyTo: () => string;
}

/** Exactly the mail that a party of two will get, except name and code. */
export const createEventMailPreview =
  ({ origin, replyTo }: Sender) =>
  ({ kind, locale, event, session, venue, former }: EventMailToPreview, now = new Date()) => {
    const guest = somebody(locale);
    const { id, code } = guest;
    const { answer, ...links } = reservationLinks(origin, {
      id,
      locale,
      event,
      hasAccount: true,
    });
    const remind = { coming: answer(code, "coming"), cancel: answer(code, "cancel") };
    const { subject, text } = reservationMail(kind, {
      reservation: {
        ...guest,
        state: mailFacts(kind).trueIn[0],
        seats: 2,
        sum: 2 * event.fee,
        wantedSeats: null,
        minSeats: null,
        position: null,
        version: 1,
        locale,
        hasAccount: true,
        event,
        session,
        venue,
        expiresAt: null,
        isLate: false,
        organizerReason: null,
        wasConfirmed: true,
        wants: { reminder: true, waitlist: true, thanks: true },
      },
      former,
      links: { ...links, checkIn: checkInLink(origin, code), remind },
      replyTo: replyTo(),
      now,
    });
    return { subject, text };
  };

/** The mail that a person gets, without the links of a reminder, which only the worker may sign. */
export const createReservationMailPreview =
  ({ origin, replyTo }: Sender) =>
  (kind: ReservationMailKind, reservation: MailedReservation, now = new Date()) => {
    const { answer: _, ...links } = reservationLinks(origin, reservation);
    const { subject, text } = reservationMail(kind, {
      reservation,
      links: { ...links, checkIn: checkInLink(origin, reservation.code) },
      replyTo: replyTo(),
      now,
    });
    return { subject, text };
  };
