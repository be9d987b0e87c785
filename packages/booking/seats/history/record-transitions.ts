import type { FriendMailKind } from "@takujo/contracts/booking/reservation/friend-mail";
import type {
  ReservationState,
  TransitionCause,
} from "@takujo/contracts/booking/reservation/reservation-form";
import {
  type ChangedField,
  mailFacts,
  type ReservationMailKind,
  returnedKinds,
  telephonedKinds,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { friendMailJob, friendMailKey, mailJobKey, reservationMailJob } from "./jobs.ts";
import { callInstead, insertTransitions, selectFriendsToTell, updateReturned } from "./queries.ts";

/** Hours and place that a party was told before; moments as PostgreSQL writes them in JSON. */
export interface FormerSchedule {
  startsAt: string;
  endsAt: string;
  venueId: string;
  /** If the party was moved to another event. */
  eventId?: string;
}

/** The values before a change, for its mail. Of personal details, only the field names. */
interface SeatsBefore {
  seats: number;
  sessionId: string;
  /** The promised price of each seat; none from former versions, and for parties without prices. */
  prices: unknown;
  fields: ChangedField[];
}

export interface Transition {
  reservationId: string;
  cause: TransitionCause;
  /** The state after the transition; so is `seats`. */
  state: ReservationState;
  seats: number;
  madeBy: "person" | "organizer" | "system";
  detail?: {
    until?: string;
    position?: number;
    reason?: string;
    former?: FormerSchedule;
    before?: SeatsBefore;
    messageId?: string;
  };
  /** The mail to send, not before `runAt`. A party without an address goes on the call list, if it has to know. */
  mail?: { kind: ReservationMailKind; runAt?: Date };
  /** Puts a party on the call list for a message. Replaces no other call, because their contents differ. */
  call?: "message";
}

/** Records transitions, at most one per reservation, and tells the parties: enqueues mails and notes calls. */
export async function recordTransitions(
  transaction: DatabaseTransaction,
  transitions: Transition[],
  now: Date,
): Promise<void> {
  if (transitions.length === 0) return;
  const entries = transitions.map(({ reservationId, madeBy, mail, call, ...entry }) => ({
    ...entry,
    reservation_id: reservationId,
    made_by: madeBy,
    notice: mail?.kind ?? call ?? null,
    is_called: call !== undefined || (mail !== undefined && telephonedKinds.includes(mail.kind)),
  }));
  const lines = await insertTransitions(transaction, { entries: JSON.stringify(entries), now });
  const mailedAs = new Map(
    lines.flatMap(({ reservation_id, id, way }) => (way === "mail" ? [[reservation_id, id]] : [])),
  );
  const mails = transitions.flatMap(({ reservationId, mail }) => {
    const transitionId = mailedAs.get(reservationId);
    if (!mail || transitionId === undefined) return [];
    return [
      {
        payload: { reservationId, kind: mail.kind, transitionId },
        jobKey: mailJobKey(transitionId),
        ...(mail.runAt && { runAt: mail.runAt }),
      },
    ];
  });
  await enqueueAll(transaction, reservationMailJob, mails);
  await tellFriends(transaction, transitions);
}

/** Changes that friends with places are told of, even if the party itself cannot be mailed. */
const toldToFriends: Partial<Record<TransitionCause, FriendMailKind>> = {
  cancel: "cancelled",
  "late-cancel": "cancelled",
  "call-off": "cancelled",
  "event-cancelled": "cancelled",
  "event-changed": "changed",
  change: "changed",
  restore: "ticket",
  remind: "reminder",
};

async function tellFriends(
  transaction: DatabaseTransaction,
  transitions: Transition[],
): Promise<void> {
  const entries = transitions.flatMap(({ reservationId, cause, detail }) => {
    const kind = toldToFriends[cause];
    // Changed names or seats concern only the party itself.
    const former = cause === "change" ? detail?.before?.sessionId : undefined;
    return kind ? [{ reservation_id: reservationId, kind, former }] : [];
  });
  if (entries.length === 0) return;
  const friends = await selectFriendsToTell(transaction, { entries: JSON.stringify(entries) });
  const runAtOf = new Map(
    transitions.map(({ reservationId, mail }) => [reservationId, mail?.runAt]),
  );
  await enqueueAll(
    transaction,
    friendMailJob,
    friends.map(({ id: seatId, kind, reservation_id }) => {
      const runAt = runAtOf.get(reservation_id);
      return {
        payload: { seatId, kind: kind as FriendMailKind },
        jobKey: friendMailKey(seatId, kind as FriendMailKind),
        ...(runAt && { runAt }),
      };
    }),
  );
}

/** Only what the party has to know: lapsed offers cause no calls. */
const trueIn = JSON.stringify(
  Object.fromEntries(returnedKinds.map((kind) => [kind, mailFacts(kind).trueIn])),
);

interface ReturnedMail {
  transitionId: string;
  /** The mailbox does not exist. Otherwise it may be full, or refuse the mail. */
  isUnknownAddress: boolean;
  now: Date;
}

/** Notes that a mail to a party without an account bounced, and puts the party on the call list. False if that was known. */
export async function noteReturned(
  transaction: DatabaseTransaction,
  returned: ReturnedMail,
): Promise<boolean> {
  const [noted] = await updateReturned(transaction, returned);
  if (!noted) return false;
  const { transitionId, now } = returned;
  await callInstead(transaction, { transitionId, trueIn, now });
  return true;
}

interface ReturnedRow {
  returned_at: Date | null;
  is_unknown_address: boolean;
}

export function presentReturn(row: ReturnedRow): "bounced" | "returned" | null {
  if (!row.returned_at) return null;
  return row.is_unknown_address ? "bounced" : "returned";
}
