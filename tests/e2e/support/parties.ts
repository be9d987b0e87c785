import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { withDatabase } from "./with-database.ts";

type PartyOptions = Omit<Parameters<typeof createReservation>[1], "eventSessionId"> & {
  session?: Omit<Parameters<typeof createEventSession>[1], "eventId">;
};

/** A party of an event that begins now. The event is a draft: lists that other tests read stay as they are. */
export const newParty = ({ session, ...party }: PartyOptions = {}) =>
  withDatabase(async (db) => {
    const { id: eventId } = await createEvent(db, { state: "draft", title: "扉の前の会" });
    const made = { startsAt: new Date(), letter: "い", capacity: 20, ...session };
    const { id } = await createEventSession(db, { eventId, ...made });
    return createReservation(db, { seats: 3, ...party, eventSessionId: id });
  });

/** How many of the party are in, in what state, and by how many marks. */
export const countedOf = (reservationId: string) =>
  withDatabase(async (db) => {
    const { state, arrived } = await db
      .selectFrom("reservation")
      .select(["state", "arrived"])
      .where("id", "=", reservationId)
      .executeTakeFirstOrThrow();
    const marks = await db
      .selectFrom("check_in")
      .select("seats")
      .where("reservation_id", "=", reservationId)
      .orderBy("id")
      .execute();
    return { state, arrived, marks: marks.map(({ seats }) => seats) };
  });
