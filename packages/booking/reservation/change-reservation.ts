import type {
  Guest,
  ReservationChange,
  ReservationReceipt,
} from "@takujo/contracts/booking/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import { type ChangedField, changedFields } from "@takujo/contracts/booking/reservation-mail";
import { coveredSeats, type SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordTransitions } from "../history/index.ts";
import { seatFriends } from "../party-place/index.ts";
import { promisePrices } from "../price/index.ts";
import {
  demandNotSeatedElsewhere,
  type LockedSession,
  refusalOf,
  settle,
  takeFree,
} from "../seat-gate/index.ts";
import { detailsToStore, fittingGuests } from "./details-to-store.ts";
import { lockOwnReservation } from "./lock-own-reservation.ts";
import { partyAfter } from "./party-after.ts";
import { allowedActions } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type HeldReservationId, type ReservationRow, updateReservation } from "./queries.ts";

interface Change extends ReservationChange {
  /** Of those who come along, where the other details stay. */
  guests?: Guest[];
}

/** Changes seats, table or names, all together or not at all. */
export async function changeReservation(
  transaction: DatabaseTransaction,
  own: HeldReservationId,
  change: Change,
  now = new Date(),
): Promise<ReservationReceipt> {
  const entered = await lockOwnReservation(transaction, own, now, change.sessionId);
  const { reservation, session, other } = entered;
  if (change.version !== reservation.version) throw new DomainError("changed-meanwhile");
  const state = reservation.state as ReservationState;
  const may = allowedActions({ ...session, ...reservation, state }, now);
  if (!may.changeDetails) throw new DomainError(state === "confirmed" ? "too-late" : "not-now");
  const target = targetOf(change, session, other);
  const seats = change.seats ?? reservation.seats;
  if (target !== session || seats > reservation.seats) {
    if (!may.changeSeats) throw new DomainError("too-late");
    await takeMore(transaction, { reservation, session, target, seats }, own, now);
  }
  const { guests, kinds, prices } = await partyAfter(
    transaction,
    reservation,
    {
      ...{ seats, leaving: change.leaving, kinds: change.details?.kinds },
      guests: change.details?.guests ?? change.guests ?? (reservation.guests as Guest[]),
    },
    now,
  );
  demandRoomForNamed(guests, seats);
  const details =
    change.details &&
    own.userId !== null &&
    (await detailsToStore(
      transaction,
      { userId: own.userId, sessionId: target.id, seats },
      { ...change.details, guests },
    ));
  const seated = await seatFriends(transaction, { ...reservation, prices }, { guests, seats }, now);
  const covered = coveredSeats(reservation.prices as SeatPrice[] | null);
  const promise = await promisePrices(
    transaction,
    {
      sessionId: target.id,
      seats,
      kinds,
      code: change.details?.priceCode,
      passSeats: change.details && (change.details.passSeats ?? Math.min(seats, covered)),
    },
    { ...reservation, prices: seated ? seated.prices : prices },
    now,
  );
  if (now >= session.change_deadline) demandVisitsKept(covered, promise.prices);
  const changed = await updateReservation(
    transaction,
    own.id,
    {
      seats,
      event_session_id: target.id,
      told_schedule: target.schedule_version,
      guests: fittingGuests(guests, seats),
      ...details,
      ...(seated && { guests: seated.guests }),
      ...promise,
    },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: own.id,
        cause: "change",
        state: "confirmed",
        seats,
        madeBy: "person",
        detail: {
          before: {
            seats: reservation.seats,
            sessionId: session.id,
            prices: reservation.prices,
            fields: changedFields.filter((field) => hasChanged(field, reservation, changed)),
          },
        },
        mail: { kind: "changed" },
      },
    ],
    now,
  );
  session.free += target === session ? Math.max(0, reservation.seats - seats) : reservation.seats;
  await settle(transaction, session, now);
  return presentReceipt(changed);
}

/** Nobody is left out unasked: who comes with fewer seats is named in the change. */
function demandRoomForNamed(guests: { nickname: string }[], seats: number): void {
  const named = guests.filter(({ nickname }) => nickname !== "").length;
  if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");
}

/** Else a seat could be uncovered, and then be cancelled late without the visit that this costs. */
function demandVisitsKept(covered: number, after: SeatPrice[]): void {
  if (coveredSeats(after) < covered) {
    throw new DomainError("pass-refused", "Visits do not come back any more.", { reason: "late" });
  }
}

/** JSON from the database has its keys in one order, so its texts can be compared. */
const hasChanged = (field: ChangedField, before: ReservationRow, after: ReservationRow) =>
  JSON.stringify(before[field]) !== JSON.stringify(after[field]) ||
  (field === "name" && before.kana !== after.kana);

function targetOf(change: Change, session: LockedSession, other?: LockedSession) {
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

/** Additional seats are taken like anybody else's: the waitlist comes first. */
async function takeMore(
  transaction: DatabaseTransaction,
  { reservation, session, target, seats }: Taking,
  { id, userId }: HeldReservationId,
  now: Date,
): Promise<void> {
  const refusal = refusalOf(target, seats, now);
  if (refusal) throw refusal;
  if (target !== session && userId) {
    await demandNotSeatedElsewhere(transaction, target, { userId, except: id }, now);
  }
  takeFree(target, target === session ? seats - reservation.seats : seats);
}
