import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { countMonths } from "./count-month.ts";
import { readStatistics } from "./read-statistics.ts";

const { db } = await createTestDatabase();
const at = (moment: string) => new Date(`2026-${moment}:00+09:00`);
/** 3:00 in Japan. */
const night = (day: string) => at(`${day}T03:00`);

beforeEach(async () => {
  for (const table of ["reservation", "money_of_deleted", "event", "statistics_month"] as const) {
    await db.deleteFrom(table).execute();
  }
});

async function evening(startsAt: Date, boardGameId?: string) {
  const { id: eventId } = await createEvent(db, { startsAt });
  const { id } = await createEventSession(db, {
    eventId,
    startsAt,
    ...(boardGameId && { boardGameId, letter: "い" }),
  });
  return id;
}

const arrive = (eventSessionId: string, userId?: string) =>
  createReservation(db, {
    eventSessionId,
    state: "attended",
    arrived: 1,
    ...(userId && { userId }),
  });

const storedMonths = async () =>
  (await db.selectFrom("statistics_month").select("month").orderBy("month").execute()).map(
    ({ month }) => month,
  );

const cameIn = async (month: string, now: Date) => {
  const { chosen } = await readStatistics(db, { month, locale: "ja" }, now);
  return [chosen?.attendance.came, chosen?.countedAt];
};

describe("every night", () => {
  it("all months since the first event are counted, those without events too", async () => {
    await countMonths(db, night("04-02"));
    expect(await storedMonths()).toEqual([]);
    await evening(at("01-10T18:00"));
    await evening(at("03-10T18:00"));
    await countMonths(db, night("04-02"));
    expect(await storedMonths()).toEqual(["2026-01", "2026-02", "2026-03", "2026-04"]);
    await countMonths(db, night("04-02"));
    expect(await storedMonths()).toHaveLength(4);
  });

  it("corrections of the last days are counted again, until 35 days after the month", async () => {
    const id = await evening(at("03-31T18:00"));
    await evening(at("04-10T18:00"));
    await arrive(id);
    await countMonths(db, night("04-01"));
    expect(await cameIn("2026-03", at("04-12T12:00"))).toEqual([1, night("04-01").toISOString()]);
    await arrive(id);
    // As of the last night, until the next.
    expect((await cameIn("2026-03", at("04-12T12:00")))[0]).toBe(1);
    await countMonths(db, night("05-05"));
    expect((await cameIn("2026-03", at("05-05T12:00")))[0]).toBe(2);
    await arrive(id);
    await countMonths(db, night("05-06"));
    expect(await cameIn("2026-03", at("05-06T12:00"))).toEqual([3, night("05-06").toISOString()]);
    // That was the last time.
    await arrive(id);
    await countMonths(db, night("05-07"));
    expect(await cameIn("2026-03", at("05-07T12:00"))).toEqual([3, night("05-06").toISOString()]);
  });

  it("a counted month stays when a person deletes their account, and names nobody", async () => {
    const { id: userId } = await createUser(db, { name: "森野 ことり" });
    await arrive(await evening(at("01-10T18:00")), userId);
    await countMonths(db, night("04-02"));
    const stored = await db.selectFrom("statistics_month").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(userId);
    expect(JSON.stringify(stored)).not.toContain("ことり");
    await db.deleteFrom("user").where("id", "=", userId).execute();
    await countMonths(db, night("04-03"));
    expect((await cameIn("2026-01", at("04-03T12:00")))[0]).toBe(1);
  });
});

describe("a stored month", () => {
  it("is read with the present names of its games, and without those that are gone", async () => {
    const game = await createBoardGame(db, { name: "大運河" });
    const gone = await createBoardGame(db);
    await evening(at("03-10T18:00"), game.id);
    await evening(at("03-11T18:00"), gone.id);
    await countMonths(db, night("04-02"));
    await db.deleteFrom("board_game").where("id", "=", gone.id).execute();
    await db
      .updateTable("board_game_text")
      .set({ name: "新・大運河" })
      .where("board_game_id", "=", game.id)
      .where("locale", "=", "ja")
      .execute();
    const { chosen } = await readStatistics(db, { locale: "ja" }, at("04-02T12:00"));
    expect(new Map(chosen?.games.map(({ id, name }) => [id, name]))).toEqual(
      new Map([
        [game.id, "新・大運河"],
        [gone.id, null],
      ]),
    );
  });

  it("from before kinds existed had only the ordinary price", async () => {
    await arrive(await evening(at("01-10T18:00")));
    await countMonths(db, night("04-02"));
    await sql`update statistics_month set figures = figures - 'kinds' - 'discounts'`.execute(db);
    const { chosen } = await readStatistics(
      db,
      { month: "2026-01", locale: "ja" },
      at("04-02T12:00"),
    );
    const { came, due } = { ...chosen?.attendance, ...chosen?.fees };
    expect(chosen?.kinds).toEqual([{ key: "", name: "", came, owed: due }]);
    expect(chosen?.discounts).toEqual({ came: 0, yen: 0 });
  });

  it("counted by older rules is counted again", async () => {
    await arrive(await evening(at("01-10T18:00")));
    await db
      .insertInto("statistics_month")
      .values({ month: "2026-01", counting: 0, figures: "{}", counted_at: night("04-01") })
      .execute();
    expect((await cameIn("2026-01", at("04-02T12:00")))[0]).toBe(1);
    await countMonths(db, night("04-02"));
    const stored = await db
      .selectFrom("statistics_month")
      .select("counting")
      .where("month", "=", "2026-01")
      .executeTakeFirstOrThrow();
    expect(stored.counting).toBe(1);
  });

  it("is counted when it is asked for before its first night", async () => {
    await arrive(await evening(at("04-01T18:00")));
    expect(await cameIn("2026-04", at("04-01T22:00"))).toEqual([
      1,
      at("04-01T22:00").toISOString(),
    ]);
    expect(await storedMonths()).toEqual([]);
  });
});
