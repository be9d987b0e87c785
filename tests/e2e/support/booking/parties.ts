import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { withDatabase } from "../with-database.ts";

type PartyOptions = Omit<Parameters<typeof createReservation>[1], "eventSessionId"> & {
  session?: Omit<Parameters<typeof createEventSession>[1], "eventId">;
};

/** An event that begins now, with one table. A draft: lists that other tests read stay as they are. */
export const newEvent = (session: PartyOptions["session"] = {}, hours = 3) =>
  withDatabase(async (db) => {
    const startsAt = new Date(Date.now() - 3_600_000);
    const title = "扉の前の会";
    const event = { title, english: { title: "Night at the door" }, startsAt, hours, fee: 2800 };
    const { id: eventId } = await createEvent(db, { state: "draft", ...event });
    const made = { startsAt: new Date(), letter: "い", capacity: 20, ...session };
    const { id: sessionId } = await createEventSession(db, { eventId, ...made });
    return { eventId, sessionId };
  });

export const newPartyOf = (sessionId: string, party: Omit<PartyOptions, "session"> = {}) =>
  withDatabase((db) => createReservation(db, { seats: 3, ...party, eventSessionId: sessionId }));

/** A party of its own event. */
export async function newParty({ session, ...party }: PartyOptions = {}) {
  const { eventId, sessionId } = await newEvent(session);
  return { ...(await newPartyOf(sessionId, party)), eventId };
}

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
      .select(["people", "paid"])
      .where("reservation_id", "=", reservationId)
      .orderBy("id")
      .execute();
    return {
      state,
      arrived,
      marks: marks.map(({ people }) => people),
      paid: marks.map((mark) => mark.paid),
    };
  });
