import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ReservationRow } from "../reservation/index.ts";
import { enterSessions, type LockedSession, lockPeople } from "../seat-gate/index.ts";
import { lockReservations, selectPlaces } from "./queries.ts";

export interface EnteredParty {
  reservation: ReservationRow;
  session: LockedSession;
}

/** Locks reservations of any person, their sessions and one more session, in the common lock order. */
export async function enterParties(
  transaction: DatabaseTransaction,
  ids: string[],
  now: Date,
  otherSessionId?: string,
): Promise<{ parties: EnteredParty[]; sessions: Map<string, LockedSession> }> {
  const places = await selectPlaces(transaction, { ids });
  if (places.length < new Set(ids).size) throw new DomainError("not-found");
  const sessionIds = places.map(({ event_session_id }) => event_session_id);
  const sessions = await enterSessions(
    transaction,
    [...sessionIds, ...(otherSessionId ? [otherSessionId] : [])],
    now,
  );
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
  now: Date,
): Promise<EnteredParty> {
  const { parties } = await enterParties(transaction, [id], now);
  const [party] = parties;
  if (!party) throw new DomainError("not-found");
  return party;
}
