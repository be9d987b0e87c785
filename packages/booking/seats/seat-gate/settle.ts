import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/record-transitions.ts";
import { isTakingReservations } from "./availability.ts";
import { type LockedSession, withFreeSeats } from "./locked-session.ts";
import { offerWindow } from "./offer-window.ts";
import { endOverdue, lockSessions, offerSeats, selectWaiting, type WaitingRow } from "./queries.ts";

/** Runs under the lock before anyone new is let in: ends expired holds and offers, and offers free seats to the waitlist. */
export async function settle(
  transaction: DatabaseTransaction,
  session: LockedSession,
  now: Date,
): Promise<void> {
  await endOverdueOnes(transaction, session, now);
  if (session.free > 0) await offerFreeSeats(transaction, session, now);
}

async function endOverdueOnes(
  transaction: DatabaseTransaction,
  session: LockedSession,
  now: Date,
): Promise<void> {
  const ended = await endOverdue(transaction, { id: session.id, now });
  for (const { seats } of ended) session.free += seats;
  await recordTransitions(
    transaction,
    ended.map(({ id, state, seats }) =>
      state === "lapsed"
        ? {
            reservationId: id,
            cause: "lapse",
            state,
            seats,
            madeBy: "system",
            mail: { kind: "lapsed" },
          }
        : { reservationId: id, cause: "expire", state: "expired", seats, madeBy: "system" },
    ),
    now,
  );
}

async function offerFreeSeats(
  transaction: DatabaseTransaction,
  session: LockedSession,
  now: Date,
): Promise<void> {
  if (!isTakingReservations(session, now)) return;
  const offers = chooseOffers(await selectWaiting(transaction, { id: session.id }), session.free);
  if (offers.length > 0) await makeOffers(transaction, session, { offers, mail: "offer" }, now);
}

interface Offers {
  /** Of parties that wait. */
  offers: { id: string; seats: number }[];
  mail: "offer" | "table-approved";
  /** The organizer's message to them. */
  reason?: string;
}

/** Free seats are held for parties that wait, until they answer. */
export async function makeOffers(
  transaction: DatabaseTransaction,
  session: LockedSession,
  { offers, mail: kind, reason }: Offers,
  now: Date,
): Promise<void> {
  const { tellAt, until } = offerWindow(now, session);
  const made = await offerSeats(transaction, {
    ids: offers.map(({ id }) => id),
    seats: offers.map(({ seats }) => seats),
    until,
    now,
  });
  for (const { seats } of made) session.free -= seats;
  await recordTransitions(
    transaction,
    made.map(({ id, seats }) => ({
      reservationId: id,
      cause: "offer",
      state: "offered",
      seats,
      madeBy: kind === "offer" ? "system" : "organizer",
      detail: { until: until.toISOString(), ...(reason && { reason }) },
      mail: { kind, runAt: tellAt },
    })),
    now,
  );
}

/** First come, first served, among parties that the free seats suffice for. */
function chooseOffers(waiting: WaitingRow[], free: number): { id: string; seats: number }[] {
  let left = free;
  const offers: { id: string; seats: number }[] = [];
  for (const { id, wanted_seats, min_seats } of waiting) {
    if (left === 0) break;
    const wanted = wanted_seats ?? 1;
    if ((min_seats ?? wanted) > left) continue;
    const seats = Math.min(wanted, left);
    offers.push({ id, seats });
    left -= seats;
  }
  return offers;
}

/** Locks and settles the sessions, so that newcomers can take the seats that are then free. Unknown ids are left out. */
export async function enterSessions(
  transaction: DatabaseTransaction,
  ids: string[],
  now: Date,
): Promise<Map<string, LockedSession>> {
  const rows = await lockSessions(transaction, { ids: [...new Set(ids)] });
  const sessions = rows.map(withFreeSeats);
  for (const session of sessions) await settle(transaction, session, now);
  return new Map(sessions.map((session) => [session.id, session]));
}
