import type { ReservationChange, ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { ReservationState } from "@takujo/contracts/games/reservation-form";
import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { record } from "../history/index.ts";
import {
  demandNotSeatedElsewhere,
  type LockedSession,
  refusalOf,
  settle,
  takeFree,
} from "../seat-gate/index.ts";
import { enterOwn } from "./enter-own.ts";
import { keptDetails } from "./kept-details.ts";
import { allowed } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type Owned, type ReservationRow, updateReservation } from "./queries.ts";

/** More or fewer seats, another table of the event, other names: all of it or nothing. */
export async function changeReservation(
  transaction: DatabaseTransaction,
  owned: Owned,
  change: ReservationChange,
  now = new Date(),
): Promise<ReservationReceipt> {
  const entered = await enterOwn(transaction, owned, now, change.sessionId);
  const { reservation, session, other } = entered;
  if (change.version !== reservation.version) throw new DomainError("changed-meanwhile");
  const state = reservation.state as ReservationState;
  const may = allowed({ ...session, ...reservation, state }, now);
  if (!may.changeDetails) throw new DomainError(state === "confirmed" ? "too-late" : "not-now");
  const target = targetOf(change, session, other);
  const seats = change.seats ?? reservation.seats;
  if (target !== session || seats > reservation.seats) {
    if (!may.changeSeats) throw new DomainError("too-late");
    await takeMore(transaction, { reservation, session, target, seats }, owned, now);
  }
  const seated = { userId: owned.userId, sessionId: target.id, seats };
  const details = change.details && (await keptDetails(transaction, seated, change.details));
  const changed = await updateReservation(
    transaction,
    owned.id,
    {
      seats,
      event_session_id: target.id,
      told_schedule: target.schedule_version,
      guests: (reservation.guests as unknown[]).slice(0, seats - 1),
      ...details,
    },
    now,
  );
  await record(
    transaction,
    [
      {
        reservationId: owned.id,
        cause: "change",
        state: "confirmed",
        seats,
        madeBy: "person",
        mail: { kind: "changed" },
      },
    ],
    now,
  );
  session.free += target === session ? Math.max(0, reservation.seats - seats) : reservation.seats;
  await settle(transaction, session, now);
  return presentReceipt(changed);
}

function targetOf(change: ReservationChange, session: LockedSession, other?: LockedSession) {
  if (!change.sessionId || change.sessionId === session.id) return session;
  if (!other || other.event_id !== session.event_id) throw new DomainError("not-found");
  return other;
}

interface Taking {
  reservation: ReservationRow;
  session: LockedSession;
  target: LockedSession;
  seats: number;
}

/** What is new to the party is taken like anybody else's seats: those who wait come first. */
async function takeMore(
  transaction: DatabaseTransaction,
  { reservation, session, target, seats }: Taking,
  { id, userId }: Owned,
  now: Date,
): Promise<void> {
  const refusal = refusalOf(target, seats, now);
  if (refusal) throw refusal;
  if (target !== session) {
    await demandNotSeatedElsewhere(transaction, target, { userId, except: id }, now);
  }
  takeFree(target, target === session ? seats - reservation.seats : seats);
}
