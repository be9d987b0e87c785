import type { ReservationState } from "@takujo/contracts/games/reservation-form";
import type { Database } from "@takujo/runtime/database";
import { record } from "../history/index.ts";
import { noteSchedules } from "./queries.ts";

/** Other hours or another place: everybody who knows the former ones is told. */
export function tellSchedules(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const told = await noteSchedules(transaction, { now });
    await record(
      transaction,
      told.map(({ id, state, seats }) => ({
        reservationId: id,
        cause: "event-changed",
        state: state as ReservationState,
        seats,
        madeBy: "organizer",
        ...(state !== "held" && { mail: { kind: "event-changed" } }),
      })),
      now,
    );
  });
}
