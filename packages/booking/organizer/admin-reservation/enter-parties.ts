import type { Reach } from "@takujo/contracts/account/staff-policy";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertWithin } from "@takujo/runtime/staff/for-staff";
import type { ReservationRow } from "../../reservation/index.ts";
import { enterSessions, type LockedSession, lockPeople } from "../../seats/index.ts";
import { lockReservations, selectPlaces } from "./queries.ts";

export interface EnteredParty {
  reservation: ReservationRow;
  session: LockedSession;
}

interface PartySelection {
  ids: string[];
  /** The events that the caller may change. */
  reach: Reach;
  otherSessionId?: string;
}

/** Locks reservations of any person, their sessions and one more session, in the common lock order. */
export async function enterParties(
  transaction: DatabaseTransaction,
  { ids, reach, otherSessionId }: PartySelection,
  now: Date,
): Promise<{ parties: EnteredParty[]; sessions: Map<string, LockedSession> }> {
  const places = await selectPlaces(transaction, { ids });
  if (places.length < new Set(ids).size) {
    // Callers with rights for some events must not learn which reservations exist elsewhere.
    assertWithin(reach, undefined);
    throw new DomainError("not-found");
  }
  const sessionIds = places.map(({ event_session_id }) => event_session_id);
  const sessions = await enterSessions(
    transaction,
    [...sessionIds, ...(otherSessionId ? [otherSessionId] : [])],
    now,
  );
  for (const { event_id } of sessions.values()) assertWithin(reach, event_id);
  await lockPeople(transaction, { ids: places.flatMap(({ user_id }) => user_id ?? []) });
  const reservations = await lockReservations(transaction, { ids });
  const parties = reservations.map((reservation) => {
    const session = sessions.get(reservation.event_session_id);
    // The reservation moved to another session before it was locked.
    if (!session) throw new DomainError("changed-meanwhile");
    return { reservation, session };
  });
  return { parties, sessions };
}

export async function enterParty(
  transaction: DatabaseTransaction,
  id: string,
  reach: Reach,
  now: Date,
): Promise<EnteredParty> {
  const { parties } = await enterParties(transaction, { ids: [id], reach }, now);
  const [party] = parties;
  if (!party) throw new DomainError("not-found");
  return party;
}

/** For actions that change no seats, and therefore lock no sessions. */
export async function assertParties(db: Database, ids: string[], reach: Reach): Promise<void> {
  if (reach === "everywhere") return;
  const places = await selectPlaces(db, { ids });
  for (const id of ids) assertWithin(reach, places.find((place) => place.id === id)?.event_id);
}
