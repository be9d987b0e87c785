import type { ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { ReservationState, TransitionCause } from "@takujo/contracts/games/reservation-form";
import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type ReservationMailKind, record } from "../history/index.ts";
import { settle } from "../seat-gate/index.ts";
import { enterOwn } from "./enter-own.ts";
import { allowed } from "./policy.ts";
import { presentReceipt } from "./present.ts";
import { type Owned, updateReservation } from "./queries.ts";

interface Ending {
  state: ReservationState;
  cause: TransitionCause;
  mail?: { kind: ReservationMailKind };
}

/** Gives back what one holds, was offered or waits for. Freed seats are offered to those who wait, in the same transaction. */
export async function cancelReservation(
  transaction: DatabaseTransaction,
  owned: Owned,
  now = new Date(),
): Promise<ReservationReceipt> {
  const { reservation, session } = await enterOwn(transaction, owned, now);
  const state = reservation.state as ReservationState;
  if (!allowed({ ...session, ...reservation, state }, now).cancel) {
    throw new DomainError(state === "confirmed" ? "too-late" : "not-now");
  }
  const isLate = state === "confirmed" && now >= session.change_deadline;
  const ending = endingOf(state, isLate);
  const ended = await updateReservation(
    transaction,
    owned.id,
    { state: ending.state, expires_at: null, cancelled_late: isLate },
    now,
  );
  await record(
    transaction,
    [{ ...ending, reservationId: owned.id, seats: ended.seats, madeBy: "person" }],
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
