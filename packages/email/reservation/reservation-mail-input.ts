import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";

export interface ReservationLinks {
  detail: string;
  offer: string;
  event: string;
  events: string;
  /** Where mails can be turned off. */
  settings: string;
  /** Links in a reminder. */
  remind?: { coming: string; cancel: string };
}

/** The input of a template. */
export interface ReservationMailInput {
  reservation: MailedReservation;
  links: ReservationLinks;
  /** Address for replies. */
  replyTo: string;
  now: Date;
}
