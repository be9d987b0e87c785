import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { withDatabase } from "../with-database.ts";

/** Months that no other test has events in. Made once: every test reads the same. */
export const [before, chosen] = ["2019-02", "2019-03"];

/** Only the first that asks makes them. */
export const makeStatisticsEvents = () =>
  withDatabase((database) =>
    database.transaction().execute(async (db) => {
      // Tests of one file run side by side.
      await sql`select pg_advisory_xact_lock(20190300)`.execute(db);
      const known = await db
        .selectFrom("event")
        .select("id")
        .where("slug", "=", "statistics-night")
        .executeTakeFirst();
      if (known) return;
      const games = [
        await createBoardGame(db, { name: "大運河 1640", english: "Grand Canal 1640" }),
        await createBoardGame(db, { name: "九つの社", english: "Nine Shrines" }),
      ];
      const { id: userId } = await createUser(db);
      const events = [
        { startsAt: `${before}-09T18:00`, seats: 4, arrived: 4, capacity: 10 },
        { startsAt: `${chosen}-09T18:00`, seats: 6, arrived: 5, capacity: 10 },
        { startsAt: `${chosen}-21T18:00`, seats: 2, arrived: 2, capacity: 8 },
      ];
      for (const [index, { seats, arrived, capacity, ...night }] of events.entries()) {
        const startsAt = new Date(`${night.startsAt}:00+09:00`);
        const { id: eventId } = await createEvent(db, {
          startsAt,
          fee: 1500,
          ...(index === 0 && { slug: "statistics-night" }),
        });
        const { id: eventSessionId } = await createEventSession(db, {
          eventId,
          startsAt,
          capacity,
          letter: "い",
          boardGameId: games[index % 2]?.id ?? "",
        });
        const { id } = await createReservation(db, {
          eventSessionId,
          userId,
          state: "attended",
          seats,
          arrived,
          createdAt: new Date(startsAt.getTime() - (index + 1) * 5 * 24 * 3_600_000),
        });
        await createReservation(db, { eventSessionId, state: "lapsed", seats: 2 });
        if (index < 2) continue;
        const prices = ["", "会員"].map((ja) => ({ kind: ja, ja, en: "", full: 1500, yen: 1500 }));
        const priced = { prices: JSON.stringify(prices), owed: 3000 };
        await db.updateTable("reservation").set(priced).where("id", "=", id).execute();
        const mark = { reservation_id: id, people: [0, 1], made_by_id: "desk" };
        await db
          .insertInto("check_in")
          .values({ ...mark, nonce: crypto.randomUUID() })
          .execute();
      }
    }),
  );
