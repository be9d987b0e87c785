import { randomUUID } from "node:crypto";
import {
  type EventGames,
  eventGamesSchema,
  tableBoardSchema,
} from "@takujo/contracts/booking/tables/proposed-table";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const { player } = await reserving(db);
const admin = await player({ role: "admin" });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function evening(isOn = true) {
  const slug = `evening-${randomUUID()}`;
  const { id } = await createEvent(db, { slug, startsAt: inDays(10) });
  const { id: sessionId } = await createEventSession(db, { eventId: id, startsAt: inDays(10) });
  const rule = { mostTables: 0, minSeats: 2, maxSeats: 4, until: inDays(9).toISOString() };
  const body = { rule: { ...rule, startsFrom: null, endsBy: null } };
  if (isOn) await admin.call("POST", `/admin/events/${id}/table-rule`, body);
  return { id, slug, sessionId };
}

async function gameNamed() {
  const { id, slug } = await createBoardGame(db);
  const texts = await db
    .selectFrom("board_game_text")
    .where("board_game_id", "=", id)
    .select(["locale", "name"])
    .execute();
  const name = (locale: string) => texts.find((text) => text.locale === locale)?.name ?? "";
  return { id, slug, ja: name("ja"), en: name("en") };
}

type Answer = { id?: string; code?: string; reason?: string };

const say = async (person: Player, slug: string, kind: string, game: string, more = {}) => {
  const body = { kind, game, ...more };
  const answer = await person.call("POST", `/events/${slug}/game-interests`, body);
  return { status: answer.status, ...((await answer.json()) as Answer) };
};
const publicOf = async (slug: string): Promise<EventGames> => {
  const answer = await api.request(`/api/v1/events/${slug}/games?locale=ja`);
  return eventGamesSchema.strict().parse(await answer.json());
};
const gamesOf = async (person: Player, slug: string) =>
  tableBoardSchema.parse(await (await person.call("GET", `/events/${slug}/table-proposals`)).json())
    .games;
async function comes(person: Player, sessionId: string) {
  const { id } = await person.hold(sessionId, 1);
  await person.confirm(id);
  return id;
}

describe("a game for an event", () => {
  it("is brought by those who come, as long as they do, and counted for everybody", async () => {
    const { slug, sessionId } = await evening();
    const game = await gameNamed();
    const [one, other] = [await player(), await player()];
    expect(await say(one, slug, "bring", game.ja)).toMatchObject({ reason: "not-coming" });
    const seat = await comes(one, sessionId);
    expect((await say(one, slug, "bring", game.ja, { teaches: true })).status).toBe(200);
    expect((await say(other, slug, "want", game.en.toUpperCase() || game.ja)).status).toBe(200);
    const { games, isOpen, takesTables } = await publicOf(slug);
    expect({ isOpen, takesTables }).toEqual({ isOpen: true, takesTables: false });
    expect(games).toEqual([
      { slug: game.slug, name: game.ja, locale: "ja", brings: 1, wants: 1, teaches: 1 },
    ]);
    await one.cancel(seat);
    expect((await publicOf(slug)).games).toMatchObject([{ brings: 0, wants: 1, teaches: 0 }]);
  });

  it("that a guest typed is only visible to guests of the event, as are names, until it is withdrawn", async () => {
    const { slug, sessionId } = await evening();
    const [one, fellow, stranger] = [await player(), await player(), await player()];
    await comes(fellow, sessionId);
    const { id } = await say(one, slug, "want", "ひみつのゲーム", { showsName: true });
    await say(stranger, slug, "want", "よそのゲーム");
    expect((await publicOf(slug)).games).toEqual([]);
    expect((await gamesOf(stranger, slug)).map(({ title }) => title)).toEqual(["よそのゲーム"]);
    expect(await gamesOf(one, slug)).toMatchObject([{ own: { id }, people: [] }]);
    const seen = await gamesOf(fellow, slug);
    expect(seen).toMatchObject([
      { title: "ひみつのゲーム", wants: 1, own: null, people: [{ kind: "want" }] },
      { title: "よそのゲーム", wants: 1, people: [] },
    ]);
    expect((await stranger.call("DELETE", `/game-interests/${id}`)).status).toBe(404);
    expect((await one.call("DELETE", `/game-interests/${id}`)).status).toBe(204);
    expect(await gamesOf(fellow, slug)).toHaveLength(1);
  });

  it("is counted once per person, limited to ten, and only if the organizer allows it", async () => {
    const { slug } = await evening();
    const person = await player();
    await Promise.all(Array.from({ length: 4 }, () => say(person, slug, "want", "将棋")));
    expect(await gamesOf(person, slug)).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => say(person, slug, "want", `ゲーム ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ reason: "too-many" });
    const off = await evening(false);
    expect(await say(person, off.slug, "want", "将棋")).toMatchObject({ reason: "off" });
    expect(await publicOf(off.slug)).toEqual({ isOpen: false, takesTables: false, games: [] });
    expect((await say(person, "nowhere", "want", "将棋")).status).toBe(404);
  });

  it("is removed by the organizer of that event, and hidden with the game", async () => {
    const [event, elsewhere] = [await evening(), await evening()];
    const game = await gameNamed();
    const person = await player();
    const { id } = await say(person, event.slug, "want", game.ja);
    const path = (eventId: string) => `/admin/events/${eventId}/game-interests/${id}`;
    expect((await person.call("DELETE", path(event.id))).status).toBe(403);
    expect((await admin.call("DELETE", path(elsewhere.id))).status).toBe(404);
    await db
      .updateTable("board_game")
      .set({ state: "archived" })
      .where("id", "=", game.id)
      .execute();
    expect((await publicOf(event.slug)).games).toEqual([]);
    expect(await gamesOf(person, event.slug)).toEqual([]);
    expect((await admin.call("DELETE", path(event.id))).status).toBe(204);
  });
});
