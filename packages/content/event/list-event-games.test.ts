import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listEventGames } from "./list-event-games.ts";

const { db } = await createTestDatabase();

it("the games to choose from are those of upcoming events, once each", async () => {
  const game = (slug: string, english: string) => createBoardGame(db, { slug, english });
  const [canal, abbey, gone] = [
    await game("canal", "Canal"),
    await game("abbey", "Abbey"),
    await game("gone", "Gone"),
  ];
  await game("never", "Never");
  await createEvent(db, { gameIds: [canal.id, abbey.id] });
  await createEvent(db, { gameIds: [canal.id] });
  await createEvent(db, { gameIds: [gone.id], startsAt: new Date("2020-01-01") });
  await createEvent(db, { gameIds: [gone.id], state: "draft" });
  expect((await listEventGames(db, "en")).items).toEqual([
    { slug: "abbey", name: "Abbey" },
    { slug: "canal", name: "Canal" },
  ]);
});
