import {
  allPlaces,
  coveredSeats,
  ordinaryKind,
  type SeatPrice,
} from "@takujo/contracts/booking/money/seat-price";
import type {
  Guest,
  ReservationChange,
  ReservationReceipt,
} from "@takujo/contracts/booking/reservation/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  type ChangedField,
  changedFields,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { promisePrices } from "../../money/index.ts";
import {
  assertNotSeatedElsewhere,
  type LockedSession,
  leavePlaces,
  recordTransitions,
  refusalOf,
  seatFriends,
  settle,
  takeFree,
} from "../../seats/index.ts";
import { detailsToStore, fittingGuests } from "./details-to-store.ts";
import { lockOwnReservation } from "./lock-own-reservation.ts";
import { allowedActions } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type HeldReservationId, type ReservationRow, updateReservation } from "./queries.ts";

interface PartyInput extends Pick<ReservationChange, "leaving"> {
  seats: number;
  guests: Guest[];
  kinds?: string[] | undefined;
}

interface PartyAfter {
  guests: Guest[];
  kinds: string[] | undefined;
  /** As they were promised. */
  prices: SeatPrice[] | null;
}

/**
 * The remaining members of a locked party, by their new places. Kinds and names stay with their people; if they differ, the party has
 * to say which seats it gives back.
 */
async function partyAfter(
  transaction: DatabaseTransaction,
  reservation: ReservationRow,
  { seats, leaving, guests, kinds }: PartyInput,
  now: Date,
): Promise<PartyAfter> {
  const prices = reservation.prices as SeatPrice[] | null;
  if (kinds && kinds.length > Math.max(seats, reservation.seats)) {
    throw new DomainError("invalid-input", "kinds: more than seats.", { reason: "kinds-many" });
  }
  const kindAt = (place: number) => kinds?.[place] ?? prices?.[place]?.kind ?? ordinaryKind;
  if (!leaving) {
    const further = allPlaces(Math.max(seats, reservation.seats)).slice(1).map(kindAt);
    if (seats < reservation.seats && new Set(further).size > 1) {
      throw new DomainError("invalid-input", "leaving: seats of which kind are given back.", {
        reason: "leaving",
      });
    }
    return { guests, kinds: kinds?.slice(0, seats), prices };
  }
  const before = await leavePlaces(transaction, reservation, { leaving, seats }, now);
  return {
    guests: before.slice(1).map((place) => guests[place - 1] ?? { nickname: "", language: "ja" }),
    kinds: before.map(kindAt),
    prices: prices && before.flatMap((place) => prices[place] ?? []),
  };
}

interface Change extends ReservationChange {
  /** Names of the guests, where the other details stay. */
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
  assertRoomForNamed(guests, seats);
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
  if (now >= session.change_deadline) assertVisitsKept(covered, promise.prices);
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

/** The change has to name who still comes with fewer seats, so that nobody is dropped silently. */
function assertRoomForNamed(guests: { nickname: string }[], seats: number): void {
  const named = guests.filter(({ nickname }) => nickname !== "").length;
  if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");
}

/** Otherwise a seat could be uncovered first and then canceled late, without losing the visit. */
function assertVisitsKept(covered: number, after: SeatPrice[]): void {
  if (coveredSeats(after) < covered) {
    throw new DomainError("pass-refused", "Visits do not come back any more.", { reason: "late" });
  }
}

/** JSON from the database has a fixed key order, so it can be compared as text. */
const hasChanged = (field: ChangedField, before: ReservationRow, after: ReservationRow) =>
  JSON.stringify(before[field]) !== JSON.stringify(after[field]) ||
  (field === "name" && before.kana !== after.kana);

function targetOf(change: Change, session: LockedSession, other?: LockedSession) {
  if (!change.sessionId || change.sessionId === session.id) return session;
  if (!other || other.event_id !== session.event_id) throw new DomainError("not-found");
  return other;
}

interface SeatIncrease {
  reservation: ReservationRow;
  session: LockedSession;
  target: LockedSession;
  seats: number;
}

/** Additional seats are taken like anybody else's: the waitlist comes first. */
async function takeMore(
  transaction: DatabaseTransaction,
  { reservation, session, target, seats }: SeatIncrease,
  { id, userId }: HeldReservationId,
  now: Date,
): Promise<void> {
  const refusal = refusalOf(target, seats, now);
  if (refusal) throw refusal;
  if (target !== session && userId) {
    await assertNotSeatedElsewhere(transaction, target, { userId, except: id }, now);
  }
  takeFree(target, target === session ? seats - reservation.seats : seats);
}
