import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Database } from "@takujo/runtime/database/database";
import { afterQuietHours, recordTransitions } from "../../seats/index.ts";
import { inShortTransactions } from "./in-short-transactions.ts";
import { noteReminders, noteSchedules, noteThanks } from "./queries.ts";

/** The reminder is never more than this long before the start. */
const farthestReminder = 31 * 3_600_000;

/** Sent the evening before, with one tap to confirm or cancel. */
export function remind(db: Database, now: Date): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const until = new Date(now.getTime() + farthestReminder);
    const reminded = await noteReminders(transaction, { now, until, limit });
    const runAt = new Date(afterQuietHours(now.getTime()));
    await recordTransitions(
      transaction,
      reminded.map(({ id, seats }) => ({
        reservationId: id,
        cause: "remind",
        state: "confirmed",
        seats,
        madeBy: "system",
        mail: { kind: "reminder", runAt },
      })),
      now,
    );
    return reminded.length;
  });
}

/** Marks of an offline reception arrive within a day or two; later than this, nobody is thanked. */
const farthestThanks = 3 * 24 * 3_600_000;

/** Sent the morning after to those who were checked in, once. */
export function thank(db: Database, now: Date): Promise<void> {
  return inShortTransactions(db, async (transaction, limit) => {
    const endedAfter = new Date(now.getTime() - farthestThanks);
    const thanked = await noteThanks(transaction, { now, endedAfter, limit });
    const runAt = new Date(afterQuietHours(now.getTime()));
    await recordTransitions(
      transaction,
      thanked.map(({ id, seats }) => ({
        reservationId: id,
        cause: "thank",
        state: "attended",
        seats,
        madeBy: "system",
        mail: { kind: "thanks", runAt },
      })),
      now,
    );
    return thanked.length;
  });
}

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
