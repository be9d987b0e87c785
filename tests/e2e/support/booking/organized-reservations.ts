import { createReservation } from "@takujo/db/testing/create-reservation";
import { query } from "../query.ts";
import { withDatabase } from "../with-database.ts";
import { daysFromNow, reservableEvent } from "./reservable.ts";

export const stateOf = async (id: string) => {
  const [row] = await query<{ state: string; event_session_id: string }>(
    "select state, event_session_id from reservation where id = $1",
    [id],
  );
  return row;
};

export const addReservation = (options: Parameters<typeof createReservation>[1]) =>
  withDatabase((db) => createReservation(db, options));

export const twoTables = () =>
  reservableEvent([
    { letter: "い", capacity: 4 },
    { letter: "ろ", capacity: 4 },
  ]);

/** One with four seats, and a dearer one with one, near enough to be offered for a move. */
export const twoEvents = () =>
  Promise.all([
    reservableEvent([{ letter: "い", capacity: 4 }], { title: "花札の夜", fee: 1500 }),
    reservableEvent([{ letter: "い", capacity: 1 }], {
      title: "重量級の夜",
      fee: 2800,
      startsAt: daysFromNow(100),
    }),
  ]);
