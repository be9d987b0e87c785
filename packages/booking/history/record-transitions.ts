import type { ReservationState, TransitionCause } from "@takujo/contracts/booking/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { mailJobKey, reservationMailJob } from "./jobs.ts";
import { insertTransitions } from "./queries.ts";

export interface Transition {
  reservationId: string;
  cause: TransitionCause;
  /** The state after the transition; so is `seats`. */
  state: ReservationState;
  seats: number;
  madeBy: "person" | "organizer" | "system";
  detail?: { until?: string; position?: number; reason?: string };
  /** The mail to send, not before `runAt`. */
  mail?: { kind: ReservationMailKind; runAt?: Date };
}

/** Records transitions, at most one per reservation, and enqueues their mails. */
export async function recordTransitions(
  transaction: DatabaseTransaction,
  transitions: Transition[],
  now: Date,
): Promise<void> {
  if (transitions.length === 0) return;
  const entries = transitions.map(({ reservationId, madeBy, mail, detail, ...entry }) => ({
    ...entry,
    ...((detail || mail) && { detail: { ...detail, ...(mail && { mail: mail.kind }) } }),
    reservation_id: reservationId,
    made_by: madeBy,
  }));
  const rows = await insertTransitions(transaction, { entries: JSON.stringify(entries), now });
  const idOf = new Map(rows.map((row) => [row.reservation_id, row.id]));
  const mails = transitions.flatMap(({ reservationId, mail }) => {
    const transitionId = idOf.get(reservationId);
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
}
