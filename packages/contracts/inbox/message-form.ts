// Separate from the schemas, so that pages do not load zod.
import type { ReservationState } from "../booking/reservation-form.ts";

/**
 * Whom a message is written to, with the states in which somebody still belongs there when their mail is sent. The first is the
 * one they are chosen by: whoever arrives meanwhile still gets what those with a seat are told.
 */
export const messageSegments = {
  confirmed: ["confirmed", "attended"],
  offered: ["offered"],
  waiting: ["waiting"],
  arrived: ["attended"],
  absent: ["no-show"],
} as const satisfies Record<string, readonly [ReservationState, ...ReservationState[]]>;

export type MessageSegment = keyof typeof messageSegments;
export const messageSegmentNames = Object.keys(messageSegments) as MessageSegment[];

/** `planned`: may still be taken back. `stopped`: whoever was left gets none. */
export const messageStates = ["draft", "planned", "sending", "stopped", "done"] as const;
export type MessageState = (typeof messageStates)[number];

/** `listed`: on the call list, which says whether they were told. */
export const recipientStates = [
  "failed",
  "sending",
  "waiting",
  "sent",
  "listed",
  "skipped",
] as const;
export type RecipientState = (typeof recipientStates)[number];

/**
 * Why somebody got no mail. `address`: the mail server knows no such mailbox; `refused`: it refused the mail otherwise; `unanswered`: it
 * asked for patience too often; `changed`: they do not belong to those it was written to any more; `stopped`: the organizer stopped;
 * `no-mail`: they have no address, and were not put on the call list; `bounced`: the mail was taken and came back, because there is no
 * such mailbox; `returned`: it came back for another reason; `unsubscribed`: they want no newsletters any more; `undeliverable`: an
 * earlier mail to their address bounced.
 */
export const recipientReasons = [
  "address",
  "refused",
  "unanswered",
  "changed",
  "stopped",
  "no-mail",
  "bounced",
  "returned",
  "unsubscribed",
  "undeliverable",
] as const;
export type RecipientReason = (typeof recipientReasons)[number];

export const recipientViews = ["all", "failed", "pending"] as const;
export type RecipientView = (typeof recipientViews)[number];

/** In UTF-16 code units, like `String.length`. */
export const subjectLimit = 100;
export const bodyLimit = 4_000;
export const urgentReasonLimit = 200;

/** What the profile promises of newsletters, in so many days. */
export const newsletterPromise = { mails: 2, days: 30 };

/** For how long a message that was sent can be taken back. */
export const takeBackSeconds = 30;
/** How far ahead a message can be scheduled. */
export const scheduleDays = 60;
