// Separate from the schemas, so that pages do not load zod.
import type { ReservationState } from "../booking/reservation/reservation-form.ts";

/**
 * Recipient groups of a message, each with the reservation states in which a person still belongs to it when their mail is
 * sent. The first state selects them: guests who check in meanwhile still get messages for those with seats.
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

/** `planned`: can still be withdrawn. `stopped`: the remaining recipients get none. */
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
 * Why a recipient got no mail. `address`: the mail server knows no such mailbox; `refused`: it refused the mail for another reason;
 * `unanswered`: it deferred the mail too often; `changed`: they are no longer in the recipient group; `stopped`: the organizer stopped;
 * `no-mail`: they have no address, and were not put on the call list; `bounced`: the mail was accepted and bounced, because there is no
 * such mailbox; `returned`: it bounced for another reason; `unsubscribed`: they unsubscribed from newsletters; `undeliverable`: an
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

/** The profile's promise about the frequency of newsletters, over this many days. */
export const newsletterPromise = { mails: 2, days: 30 };

/** How long a sent message can be withdrawn. */
export const takeBackSeconds = 30;
/** How far ahead a message can be scheduled. */
export const scheduleDays = 60;
