import type { FriendMailKind } from "@takujo/contracts/booking/friend-mail";
import type { ReservationState, TransitionCause } from "@takujo/contracts/booking/reservation-form";
import {
  type ChangedField,
  type ReservationMailKind,
  telephonedKinds,
} from "@takujo/contracts/booking/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { friendMailJob, friendMailKey, mailJobKey, reservationMailJob } from "./jobs.ts";
import { insertTransitions, selectFriendsToTell } from "./queries.ts";

/** Hours and place that a party was told before; moments as PostgreSQL writes them in JSON. */
export interface FormerSchedule {
  startsAt: string;
  endsAt: string;
  venueId: string;
  /** If the party was moved to another event. */
  eventId?: string;
}

/** What a change was made from, so that its mail can tell. Personal details are only named. */
export interface SeatsBefore {
  seats: number;
  sessionId: string;
  /** What each seat was promised for; none by former versions, and for parties without prices. */
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
  /** The mail to send, not before `runAt`. A party without an address is put on the call list, if it must know. */
  mail?: { kind: ReservationMailKind; runAt?: Date };
  /** Puts a party on the call list to be told a message. It replaces no other call: each says something else. */
  call?: "message";
}

/** Records transitions, at most one per reservation, and whom they are told to: enqueues mails, and notes calls to make. */
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

/** What friends who took places of a party are told of, whether or not the party itself can be mailed. */
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
    // Other names or another number of seats are the party's own affair.
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
