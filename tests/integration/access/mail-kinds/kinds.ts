import {
  changesByNetwork,
  changesByNewEmail,
  changesByPerson,
} from "@takujo/auth/email-change/limit-changes";
import type { AccountMail } from "@takujo/auth/mail/account-mail";
import { codesByEmail, codesByNetwork } from "@takujo/auth/sign-in-code";
import {
  linksByParty,
  ticketsByEmail,
  ticketsByNetwork,
} from "@takujo/booking/reservation/friend-seat/limits";
import { movesByParty } from "@takujo/booking/reservation/own/policy";
import type { FriendMailKind } from "@takujo/contracts/booking/reservation/friend-mail";
import {
  mailFacts,
  type ReservationMailKind,
  reservationMailKinds,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { byAddress, byEmail } from "@takujo/inbox/contact/receive-inquiry";
import type { Limit } from "@takujo/runtime/limit/limit";

/** A worker's task, with the kind of its payload where it writes several mails. */
export type MailKind =
  | `account-mail ${AccountMail["kind"]}`
  | `friend-mail ${FriendMailKind}`
  | `reservation-mail ${ReservationMailKind}`
  | "contact-copy"
  | "contact-notice"
  | "event-notice"
  | "inquiry-answer-notice"
  | "inquiry-reply"
  | "message-mail"
  | "message-test"
  | "reception-help-mail"
  | "staff-invitation-mail"
  | "table-mail";

/**
 * Who can cause a mail to whom. `house`: staff or the clock. `organizer`: anybody, but only the organizer gets it. `own`: whoever
 * gets it, since the address of an account was proven and the links of a guest go to one mailbox. All others need limits, which
 * must be taken from before the mail.
 */
export type Cause = "house" | "organizer" | "own" | readonly [Limit, ...Limit[]];

const ticket = [linksByParty, ticketsByEmail, ticketsByNetwork] as const;
const newAddress = [changesByNewEmail, changesByPerson, changesByNetwork] as const;

/** The causes of each kind, as its row in the table of these mails says. */
const aboutReservations = Object.fromEntries(
  reservationMailKinds.map((kind) => [
    `reservation-mail ${kind}`,
    mailFacts(kind).causedBy === "recipient" ? "own" : "house",
  ]),
) as Record<`reservation-mail ${ReservationMailKind}`, "own" | "house">;

/** A new kind of mail does not compile until it is listed here. */
export const causes = {
  "account-mail sign-in-code": [codesByEmail, codesByNetwork],
  "account-mail confirm-change": "own",
  "account-mail verify-address": newAddress,
  "account-mail address-in-use": newAddress,
  "account-mail email-changed": "own",
  "account-mail line-linked": "own",
  "account-mail account-deleted": "own",
  "contact-copy": [byEmail, byAddress],
  "contact-notice": "organizer",
  "event-notice": "house",
  "friend-mail ticket": ticket,
  "friend-mail changed": [...ticket, movesByParty],
  "friend-mail cancelled": ticket,
  "friend-mail reminder": "house",
  "friend-mail withdrawn": ticket,
  "friend-mail accepted": [linksByParty],
  "friend-mail freed": [linksByParty],
  "inquiry-answer-notice": "organizer",
  "inquiry-reply": "house",
  "message-mail": "house",
  "message-test": "house",
  "reception-help-mail": "house",
  ...aboutReservations,
  "staff-invitation-mail": "house",
  "table-mail": "house",
} as const satisfies Record<MailKind, Cause>;

/** Those whose cause is a list of limits. */
export type LimitedKind = {
  [Kind in MailKind]: (typeof causes)[Kind] extends string ? never : Kind;
}[MailKind];
