import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { Database } from "@takujo/runtime/database/database";
import { recordTransitions } from "../history/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import { noteSchedules } from "./queries.ts";

/** Tells everyone who knows the former hours or place about the new ones. */
export function tellSchedules(db: Database, now: Date): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const told = await noteSchedules(transaction, { now, limit });
    await recordTransitions(
      transaction,
      told.map(({ id, state, seats, former }) => ({
        reservationId: id,
        cause: "event-changed",
        state: state as ReservationState,
        seats,
        madeBy: "organizer",
        ...(former && { detail: { former } }),
        ...(state !== "held" && { mail: { kind: "event-changed" } }),
      })),
      now,
    );
    return told.length;
  });
}
