import { randomUUID } from "node:crypto";
import { freeBoxesSchema } from "@takujo/contracts/library/game-loan";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createFreeBoard } from "./free-board.ts";

const { db } = await createTestDatabase();
const options = { db, logger: silentLogger, secret: "of the test", origin: testOrigin };
const hour = 3_600_000;

async function createBoxes(count: number, state?: "archived") {
  const game = await createBoardGame(db, state ? { state } : {});
  const box = { board_game_id: game.id, made_by_id: "an admin" };
  const rows = await db
    .insertInto("game_copy")
    .values(Array.from({ length: count }, () => box))
    .returning("id")
    .execute();
  return { slug: game.slug, ids: rows.map(({ id }) => id) };
}
const lend = (copy_id: string, loan: object = {}) =>
  db
    .insertInto("game_loan")
    .values({
      ...{ nonce: randomUUID(), copy_id, lent_at: new Date(), made_by_id: "an admin", ...loan },
    })
    .execute();
/** Asks a new server each time, which has cached nothing. */
const free = async (...slugs: string[]) => {
  const answer = await createGamesApi(options).request(`/api/v1/free-boxes?games=${slugs}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("s-maxage=3");
  return freeBoxesSchema.strict().parse(await answer.json()).games;
};

describe("boxes that are free now", () => {
  it("are shown only during an event", async () => {
    const { slug } = await createBoxes(1);
    await createEvent(db, { startsAt: new Date(Date.now() + hour) });
    await createEvent(db, { startsAt: new Date(Date.now() - 9 * hour), hours: 8 });
    await createEvent(db, { startsAt: new Date(Date.now() - hour), hours: 8, state: "draft" });
    await createEvent(db, { startsAt: new Date(Date.now() - hour), hours: 8, state: "cancelled" });
    expect(await free(slug)).toEqual({});
    await createEvent(db, { startsAt: new Date(Date.now() - hour), hours: 8, state: "changed" });
    expect(await free(slug)).toEqual({ [slug]: { free: 1, of: 1 } });
  });

  it("are on the shelf: not lent, not in repair, not lost", async () => {
    await createEvent(db, { startsAt: new Date(Date.now() - hour), hours: 8 });
    const { slug, ids } = await createBoxes(6);
    const hidden = await createBoxes(1, "archived");
    const [out, back, undone, repair, lost] = ids as [string, string, string, string, string];
    await lend(out);
    await lend(back, { returned_at: new Date(Date.now() + hour) });
    await lend(undone, { is_undone: true });
    await db
      .updateTable("game_copy")
      .set({ condition: "repair" })
      .where("id", "=", repair)
      .execute();
    await db
      .updateTable("game_copy")
      .set({ removed_at: new Date() })
      .where("id", "=", lost)
      .execute();
    expect(await free(slug, hidden.slug, "no-such-game")).toEqual({ [slug]: { free: 3, of: 5 } });
  });

  it("are queried once in three seconds", async () => {
    await createEvent(db, { startsAt: new Date(Date.now() - hour), hours: 8 });
    const { slug, ids } = await createBoxes(1);
    let now = Date.now();
    const read = createFreeBoard(db, () => new Date(now));
    expect((await read([slug])).games).toEqual({ [slug]: { free: 1, of: 1 } });
    await lend(ids[0] ?? "");
    now += 2_900;
    expect((await read([slug])).games).toEqual({ [slug]: { free: 1, of: 1 } });
    now += 100;
    expect((await read([slug])).games).toEqual({ [slug]: { free: 0, of: 1 } });
  });

  it("are limited to the slugs of one page", async () => {
    const status = async (games: string) =>
      (await createGamesApi(options).request(`/api/v1/free-boxes?games=${games}`)).status;
    expect(await status("")).toBe(400);
    const slugs = Array.from({ length: 101 }, (_, number) => `game-${number}`);
    expect(await status(slugs.join())).toBe(400);
    expect(await status(slugs.slice(1).join())).toBe(200);
  });
});
