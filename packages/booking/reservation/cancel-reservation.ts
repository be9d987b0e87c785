import type { ReservationReceipt } from "@takujo/contracts/booking/reservation";
import type { ReservationState, TransitionCause } from "@takujo/contracts/booking/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordTransitions } from "../history/index.ts";
import { settle } from "../seat-gate/index.ts";
import { lockOwnReservation } from "./lock-own-reservation.ts";
import { allowedActions } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type OwnReservationId, updateReservation } from "./queries.ts";

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
  own: OwnReservationId,
  now = new Date(),
): Promise<ReservationReceipt> {
  const { reservation, session } = await lockOwnReservation(transaction, own, now);
  const state = reservation.state as ReservationState;
  if (!allowedActions({ ...session, ...reservation, state }, now).cancel) {
    throw new DomainError(state === "confirmed" ? "too-late" : "not-now");
  }
  const isLate = state === "confirmed" && now >= session.change_deadline;
  const ending = endingOf(state, isLate);
  const ended = await updateReservation(
    transaction,
    own.id,
    { state: ending.state, expires_at: null, cancelled_late: isLate },
    now,
  );
  await recordTransitions(
    transaction,
    [{ ...ending, reservationId: own.id, seats: ended.seats, madeBy: "person" }],
    now,
  );
  session.free += reservation.seats_held;
  await settle(transaction, session, now);
  return presentReceipt(ended);
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
