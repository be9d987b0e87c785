import type {
  FormerVisit,
  MailedChange,
  MailedNext,
  MailedReservation,
} from "@takujo/contracts/booking/reservation-mail";

export interface ReservationLinks {
  detail: string;
  offer: string;
  event: string;
  events: string;
  /** Where mails can be turned off, by whoever has an account. */
  settings?: string;
  /** The page of the morning after. */
  after?: string;
  /** Held by the QR code, for the reception. */
  checkIn: string;
  /** Links in a reminder, and in the mail about a moved event. */
  remind?: { coming: string; cancel: string };
}

/** The input of a template. */
export interface ReservationMailInput {
  reservation: MailedReservation;
  /** How it was before, where the mail tells of a change. */
  change?: MailedChange | undefined;
  /** Hours and place before, where the event moved. */
  former?: FormerVisit | undefined;
  /** The next of the series, in the mail of the morning after. */
  next?: MailedNext | undefined;
  links: ReservationLinks;
  /** Address for replies. */
  replyTo: string;
  now: Date;
}
