import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import type {
  ReservationState,
  TransitionCause,
} from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { dropCalls, recordTransitions, settle } from "../../seats/index.ts";

import { type LockedReservation, lockOwnReservation } from "./lock-own-reservation.ts";
import { allowedActions } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type HeldReservationId, type ReservationRow, updateReservation } from "./queries.ts";

interface Ending {
  state: ReservationState;
  cause: TransitionCause;
  mail?: { kind: ReservationMailKind };
}

/**
 * Gives up held, offered or confirmed seats or a place in the queue. Freed seats are offered to the waitlist in the same
 * transaction.
 */
export async function cancelReservation(
  transaction: DatabaseTransaction,
  own: HeldReservationId,
  now = new Date(),
): Promise<ReservationReceipt> {
  const entered = await lockOwnReservation(transaction, own, now);
  return presentReceipt(await giveUp(transaction, entered, "person", now));
}

/** Called with the reservation and its session locked, for the person or the organizer. */
export async function giveUp(
  transaction: DatabaseTransaction,
  { reservation, session }: Pick<LockedReservation, "reservation" | "session">,
  madeBy: "person" | "organizer",
  now: Date,
): Promise<ReservationRow> {
  const { id } = reservation;
  const state = reservation.state as ReservationState;
  if (!allowedActions({ ...session, ...reservation, state }, now).cancel) {
    throw new DomainError(state === "confirmed" ? "too-late" : "not-now");
  }
  const isLate = state === "confirmed" && now >= session.change_deadline;
  const ending = endingOf(state, isLate);
  const ended = await updateReservation(
    transaction,
    id,
    { state: ending.state, expires_at: null, cancelled_late: isLate },
    now,
  );
  await recordTransitions(
    transaction,
    [{ ...ending, reservationId: id, seats: ended.seats, madeBy }],
    now,
  );
  // Pending notices about seats that the party gave up are dropped.
  if (reservation.user_id === null) await dropCalls(transaction, { reservationId: id, now });
  session.free += reservation.seats_held;
  await settle(transaction, session, now);
  return ended;
}

function endingOf(state: ReservationState, isLate: boolean): Ending {
  if (state === "waiting") return { state: "left", cause: "leave" };
  if (state === "offered") return { state: "left", cause: "decline" };
  if (state === "held") return { state: "cancelled", cause: "cancel" };
  return {
    state: "cancelled",
    cause: isLate ? "late-cancel" : "cancel",
    mail: { kind: "cancelled" },
  };
}
