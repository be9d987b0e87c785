import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { promiseElsewhere } from "../../money/index.ts";
import { updateReservation } from "../../reservation/index.ts";
import {
  assertNotSeatedElsewhere,
  type FormerSchedule,
  type LockedSession,
  recordTransitions,
  settle,
  takeFree,
} from "../../seats/index.ts";

import { type EnteredParty, enterParties } from "./enter-parties.ts";
import { mayOrganizer, takesPlace } from "./policy.ts";

interface Move {
  reservationIds: string[];
  sessionId: string;
}

/** Moves parties to another session of any event, all or none. The seats they free are offered to the waitlist. */
export async function moveParties(
  transaction: DatabaseTransaction,
  { reservationIds, sessionId }: Move,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<{ moved: number }> {
  const { parties, sessions } = await enterParties(
    transaction,
    { ids: reservationIds, reach, otherSessionId: sessionId },
    now,
  );
  const target = sessions.get(sessionId);
  if (!target) throw new DomainError("not-found");
  if (!takesPlace(target, now)) throw new DomainError("session-closed");
  const movers = parties.filter(({ session }) => session !== target);
  for (const party of movers) await move(transaction, party, target, now);
  await recordTransitions(
    transaction,
    movers.map(({ reservation, session }) => ({
      reservationId: reservation.id,
      cause: "change",
      state: reservation.state as "confirmed" | "attended",
      seats: reservation.seats,
      madeBy: "organizer",
      detail: {
        before: {
          seats: reservation.seats,
          sessionId: session.id,
          prices: reservation.prices,
          fields: [],
        },
        ...(session.event_id !== target.event_id && { former: formerOf(session) }),
      },
      mail: { kind: "changed" },
    })),
    now,
  );
  for (const { reservation, session } of movers) {
    session.free += reservation.seats;
    const isOtherEvent = session.event_id !== target.event_id;
    await insertAuditEntry(transaction, {
      actorId,
      action: "reservation.move",
      subject: { kind: "reservation", id: reservation.id },
      before: { sessionId: session.id, ...(isOtherEvent && { eventId: session.event_id }) },
      after: { sessionId, ...(isOtherEvent && { eventId: target.event_id }) },
    });
  }
  for (const session of new Set(movers.map(({ session }) => session))) {
    await settle(transaction, session, now);
  }
  return { moved: movers.length };
}

async function move(
  transaction: DatabaseTransaction,
  { reservation, session }: EnteredParty,
  target: LockedSession,
  now: Date,
): Promise<void> {
  const may = mayOrganizer({ ...session, ...reservation }, now);
  const isOtherEvent = session.event_id !== target.event_id;
  if (!may.move) throw new DomainError("not-now");
  if (isOtherEvent && !may.moveToEvent) throw new DomainError("already-arrived");
  const { id, user_id: userId, seats } = reservation;
  if (userId) await assertNotSeatedElsewhere(transaction, target, { userId, except: id }, now);
  takeFree(target, seats);
  const promise = isOtherEvent && (await promiseElsewhere(transaction, reservation, target.id));
  await updateReservation(
    transaction,
    id,
    {
      event_session_id: target.id,
      told_schedule: target.schedule_version,
      ...promise,
      // The reminder of the other event is still to come.
      ...(isOtherEvent && { reminded_at: null, answered_at: null }),
    },
    now,
  );
}

/** What the party knew before, for the person who calls. */
const formerOf = ({ starts_at, ends_at, venue_id, event_id }: LockedSession): FormerSchedule => ({
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
  venueId: venue_id,
  eventId: event_id,
});
