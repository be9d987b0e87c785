import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaff } from "@takujo/db/testing/create-staff";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { editing } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const newEditor = await editing(db);
const editor = await newEditor();
const archive = (kind: "board-game" | "staff" | "event", id: string) =>
  editor.act("POST", kind, id, "archive");

/** The warning before the question. */
const check = (kind: "board-game" | "staff" | "event", id: string) =>
  editor.act("GET", kind, id, "archive");

const day = 24 * 3_600_000;
const past = new Date(Date.now() - 30 * day);

describe("taking back what events show", () => {
  it("is refused for a game, with the events to come, the next one first", async () => {
    const game = await createBoardGame(db);
    const later = await createEvent(db, { title: "あとの夜", gameIds: [game.id] });
    const sooner = await createEvent(db, {
      title: "つぎの夜",
      startsAt: new Date(Date.now() + day),
    });
    const { id: table } = await createEventSession(db, { eventId: sooner.id });
    await db
      .updateTable("event_session")
      .set({ board_game_id: game.id })
      .where("id", "=", table)
      .execute();
    expect(await archive("board-game", game.id)).toMatchObject({
      status: 409,
      body: {
        code: "not-now",
        reason: "used-by-events",
        issues: [
          { path: sooner.id, message: "つぎの夜" },
          { path: later.id, message: "あとの夜" },
        ],
      },
    });
    expect(await check("board-game", game.id)).toEqual(await archive("board-game", game.id));
    expect((await editor.read("board-game", game.id)).body.state).toBe("published");
  });

  it("is refused for a guide", async () => {
    const guide = await createStaff(db);
    await createEvent(db, { title: "案内の夜", guideIds: [guide.id] });
    expect(await archive("staff", guide.id)).toMatchObject({
      status: 409,
      body: { reason: "used-by-events", issues: [{ message: "案内の夜" }] },
    });
  });

  it("is possible if only past, canceled and unpublished events show it", async () => {
    const game = await createBoardGame(db);
    await createEvent(db, { gameIds: [game.id], startsAt: past });
    await createEvent(db, { gameIds: [game.id], state: "cancelled" });
    await createEvent(db, { gameIds: [game.id], state: "draft" });
    expect(await check("board-game", game.id)).toMatchObject({ status: 204 });
    expect(await archive("board-game", game.id)).toMatchObject({ body: { state: "archived" } });
  });

  it("says of an event with reservations that these are the reason", async () => {
    const event = await createEvent(db);
    const session = await createEventSession(db, { eventId: event.id });
    await createReservation(db, { eventSessionId: session.id });
    expect(await archive("event", event.id)).toMatchObject({
      status: 409,
      body: { reason: "has-reservations" },
    });
    expect(await check("event", event.id)).toEqual(await archive("event", event.id));
  });
});
