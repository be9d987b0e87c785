import {
  type FriendMailKind,
  friendMailKinds,
} from "@takujo/contracts/booking/reservation/friend-mail";
import {
  type ReservationMailKind,
  reservationMailKinds,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import { accountMails as account } from "@takujo/email/account/account-mail";
import { staffInvitationMail } from "@takujo/email/account/staff-invitation-mail";
import {
  answerNotice,
  contactCopy,
  contactNotice,
  contactReply,
} from "@takujo/email/contact/contact-mails";
import { followMail } from "@takujo/email/follow/follow-mail";
import { messageMail } from "@takujo/email/message/message-mail";
import { receptionHelpMail } from "@takujo/email/reception/reception-help-mail";
import { friendMail } from "@takujo/email/reservation/friend-mail";
import { reservationMail } from "@takujo/email/reservation/reservation-mail";
import { tableDeclinedMail } from "@takujo/email/reservation/table-mail";
import { createMailInput } from "@takujo/email/testing/create-mail-input";
import type { MailKind } from "./kinds.ts";

type Subject = (typed: string, locale: Locale) => string;

const startsAt = new Date("2026-11-14T13:00+09:00");
const endsAt = new Date("2026-11-14T17:00+09:00");
const replyTo = "desk@takujo.example";
const link = "https://takujo.example/x";
const title = "春の重量級ナイト";

const inquiryOf = (typed: string, locale: Locale) => ({
  ...({ receipt: "2026-1118-7K2M", category: "event", reservationCode: typed } as const),
  ...{ name: typed, email: typed, body: typed, locale, replyLocale: locale },
});

function reservationOf(kind: ReservationMailKind, typed: string, locale: Locale) {
  const input = createMailInput(kind, locale);
  const { session } = input.reservation;
  const named = { name: typed, nickname: typed, email: typed, guests: [typed] };
  // A table that a guest proposed is named by them.
  return { ...input.reservation, ...named, session: { ...session, name: typed } };
}

const aboutReservation =
  (kind: ReservationMailKind): Subject =>
  (typed, locale) =>
    reservationMail(kind, {
      ...createMailInput(kind, locale),
      reservation: reservationOf(kind, typed, locale),
      former: { startsAt: endsAt, endsAt, venue: title },
    }).subject;

const aboutFriend =
  (kind: FriendMailKind): Subject =>
  (typed, locale) =>
    friendMail(
      kind,
      {
        reservation: reservationOf("confirmed", typed, locale),
        ...{ friend: typed, sender: typed, senderPays: true, isWithdrawn: false },
      },
      { page: link, event: link, checkIn: link, replyTo },
    ).subject;

/** An organizer's words, to somebody who chose their own name. */
const ofMessage =
  (isTest: boolean): Subject =>
  (typed, locale) =>
    messageMail(
      {
        kind: "guest",
        words: { subject: title, body: typed },
        reservation: reservationOf("confirmed", typed, locale),
      },
      { origin: "https://takujo.example", replyTo },
      { isTest },
    ).subject;

const every = <Name extends string, Kind extends string>(
  name: Name,
  kinds: readonly Kind[],
  subjectOf: (kind: Kind) => Subject,
) =>
  Object.fromEntries(kinds.map((kind) => [`${name} ${kind}`, subjectOf(kind)])) as Record<
    `${Name} ${Kind}`,
    Subject
  >;

/** The subject of each mail, with typed text wherever outsiders can enter some. */
export const subjects: Record<MailKind, Subject> = {
  ...every("reservation-mail", reservationMailKinds, aboutReservation),
  ...every("friend-mail", friendMailKinds, aboutFriend),
  "account-mail sign-in-code": (_, locale) =>
    account["sign-in-code"]({ code: "123456", host: "takujo.example", locale, replyTo }).subject,
  "account-mail confirm-change": (typed, locale) =>
    account["confirm-change"]({ newEmail: typed, url: link, locale, replyTo }).subject,
  "account-mail verify-address": (_, locale) =>
    account["verify-address"]({ url: link, locale, replyTo }).subject,
  "account-mail address-in-use": (_, locale) =>
    account["address-in-use"]({ locale, replyTo }).subject,
  "account-mail email-changed": (typed, locale) =>
    account["email-changed"]({ newEmail: typed, locale, replyTo }).subject,
  "account-mail line-linked": (_, locale) => account["line-linked"]({ locale, replyTo }).subject,
  "account-mail account-deleted": (typed, locale) =>
    account["account-deleted"]({
      seats: [{ title: typed, startsAt: startsAt.toISOString(), seats: 1 }],
      ...{ locale, replyTo },
    }).subject,
  "contact-copy": (typed, locale) =>
    contactCopy(inquiryOf(typed, locale), { shownAddress: null }).subject,
  "contact-notice": (typed, locale) => contactNotice(inquiryOf(typed, locale), { locale }).subject,
  "inquiry-answer-notice": (typed, locale) =>
    answerNotice(
      {
        inquiry: inquiryOf(typed, locale),
        ...{ body: typed, senderEmail: typed, attachments: [typed] },
      },
      { locale, link },
    ).subject,
  "inquiry-reply": (typed, locale) =>
    contactReply({ inquiry: inquiryOf(typed, locale), body: typed }, { shownAddress: null })
      .subject,
  "event-notice": (typed, locale) =>
    followMail({
      follower: { nickname: typed, locale },
      events: [
        {
          ...{ slug: "spring", title, room: "", venue: title, startsAt, endsAt },
          because: [{ kind: "event", name: typed }],
        },
      ],
      ...{ origin: "https://takujo.example", replyTo, unsubscribe: link },
    }).subject,
  "message-mail": ofMessage(false),
  "message-test": ofMessage(true),
  "reception-help-mail": (typed, locale) =>
    receptionHelpMail(
      {
        ...{ isGranted: true, email: typed, locale, name: typed, grantedBy: typed },
        event: { id: "x", title, startsAt, endsAt },
        place: { venue: title, room: "", address: "" },
      },
      { link, replyTo },
    ).subject,
  "staff-invitation-mail": (typed, locale) =>
    staffInvitationMail(
      {
        ...{ email: typed, locale, name: typed, invitedBy: typed, roles: ["host"] },
        ...{ events: [{ title, startsAt }], expiresAt: endsAt, version: 1 },
      },
      { link, replyTo },
    ).subject,
  "table-mail": (typed, locale) =>
    tableDeclinedMail(
      {
        ...{ title: typed, answer: typed, startsAt, endsAt, email: typed, locale, name: typed },
        event: { slug: "spring", title },
      },
      { page: link, replyTo },
    ).subject,
};
