import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordTransitions } from "../history/index.ts";
import { updateReservation } from "../reservation/index.ts";
import {
  demandNotSeatedElsewhere,
  type LockedSession,
  settle,
  takeFree,
} from "../seat-gate/index.ts";
import { type EnteredParty, enterParties } from "./enter-parties.ts";
import { mayOrganizer, takesPlace } from "./policy.ts";

interface Move {
  reservationIds: string[];
  sessionId: string;
}

/** Moves parties to another session of the same event, all of them or none. The seats they leave are offered to the waitlist there. */
export async function moveParties(
  transaction: DatabaseTransaction,
  { reservationIds, sessionId }: Move,
  actorId: string,
  now = new Date(),
): Promise<{ moved: number }> {
  const { parties, sessions } = await enterParties(transaction, reservationIds, now, sessionId);
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
      detail: { before: { seats: reservation.seats, sessionId: session.id, fields: [] } },
      mail: { kind: "changed" },
    })),
    now,
  );
  for (const { reservation, session } of movers) {
    session.free += reservation.seats;
    await insertAuditEntry(transaction, {
      actorId,
      action: "reservation.move",
      subject: { kind: "reservation", id: reservation.id },
      before: { sessionId: session.id },
      after: { sessionId },
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
  if (session.event_id !== target.event_id) throw new DomainError("not-found");
  if (!mayOrganizer({ ...session, ...reservation }, now).move) throw new DomainError("not-now");
  const { id, user_id: userId, seats } = reservation;
  if (userId) await demandNotSeatedElsewhere(transaction, target, { userId, except: id }, now);
  takeFree(target, seats);
  await updateReservation(
    transaction,
    id,
    { event_session_id: target.id, told_schedule: target.schedule_version },
    now,
  );
}
