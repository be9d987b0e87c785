import { randomUUID } from "node:crypto";
import { attendeesSchema } from "@takujo/contracts/booking/reservation/friend-seat";
import type { SessionList } from "@takujo/contracts/booking/schedule/session";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { createFriendToken } from "../friend-seat/friend-token.ts";

const secret = "of the test";
const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret, origin: testOrigin });
const { player } = await reserving(db);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function evening() {
  const slug = `evening-${randomUUID()}`;
  const { id } = await createEvent(db, { slug, startsAt: inDays(10) });
  const { id: sessionId } = await createEventSession(db, { eventId: id, startsAt: inDays(10) });
  return { id, slug, sessionId };
}

async function guest(sessionId: string, nickname = "ことり", seats = 1) {
  const person = await player();
  const { id } = await person.hold(sessionId, seats);
  await person.confirm(id, { nickname });
  return { ...person, id, userId: person.id };
}

const read = async (person: Player, id: string) =>
  attendeesSchema
    .strict()
    .parse(await (await person.call("GET", `/reservations/${id}/company`)).json());
const choose = async (person: Player, id: string, showsName: boolean, seeksMore = false) =>
  (await person.call("POST", `/reservations/${id}/company`, { showsName, seeksMore })).status;

describe("who is coming", () => {
  it("is hidden by default, and shows nickname and frequency of visits on request", async () => {
    const { sessionId } = await evening();
    const [one, other] = [await guest(sessionId, "ことり", 2), await guest(sessionId, "なぎ")];
    expect(await read(one, one.id)).toEqual({
      ...{ plates: [], people: 3, showsName: false, seeksMore: false, mayShow: true },
    });
    expect(await choose(one, one.id, true)).toBe(200);
    expect((await read(other, other.id)).plates).toEqual([
      { nickname: "ことり", isOwn: false, level: "first", about: null },
    ]);
    expect((await read(one, one.id)).plates).toMatchObject([{ isOwn: true }]);
    const shown = await (await other.call("GET", `/reservations/${other.id}/company`)).text();
    expect(shown).not.toContain("森野");
    expect(await choose(one, one.id, false)).toBe(200);
    expect((await read(other, other.id)).plates).toEqual([]);
  });

  it("shows a person's profile beside their plate, if they want that too", async () => {
    const { sessionId } = await evening();
    const [one, other] = [await guest(sessionId), await guest(sessionId, "なぎ", 2)];
    const friend = await player();
    const sent = await other.call("POST", `/reservations/${other.id}/friend-seats`, { place: 1 });
    const { id: seatId } = (await sent.json()) as { id: string };
    const invitation = createFriendToken("friend seat", seatId, secret);
    await friend.call("POST", "/friend-seats", { token: invitation, nickname: "たかし" });
    const told = { bio: "長考しがちです。", favorite_games: ["九つの社"], can_teach: true };
    const ids = [one.userId, friend.id];
    const tell = (more: object) =>
      db
        .updateTable("profile")
        .set({ ...told, ...more })
        .where("user_id", "in", ids)
        .execute();
    const abouts = async () => (await read(other, other.id)).plates.map(({ about }) => about);
    await tell({ shows_about: true });
    expect(await abouts()).toEqual([]);
    expect(await choose(one, one.id, true)).toBe(200);
    const about = {
      bio: "長考しがちです。",
      favoriteGames: ["九つの社"],
      canTeach: true,
      canTeachInEnglish: false,
    };
    expect(await abouts()).toEqual([about]);
    await db
      .updateTable("friend_seat")
      .set({ shows_name: true })
      .where("id", "=", seatId)
      .execute();
    expect(await abouts()).toEqual([about, about]);
    await tell({ shows_about: false });
    expect(await abouts()).toEqual([null, null]);
  });

  it("is seen and chosen by those who come, and by nobody else", async () => {
    const { sessionId } = await evening();
    const [one, other] = [await guest(sessionId), await guest(sessionId)];
    const stranger = await guest((await evening()).sessionId);
    expect(await choose(one, one.id, true)).toBe(200);
    expect((await stranger.call("GET", `/reservations/${one.id}/company`)).status).toBe(404);
    expect(await choose(stranger, one.id, false)).toBe(404);
    expect((await read(stranger, stranger.id)).plates).toEqual([]);
    await other.cancel(other.id);
    expect(await read(other, other.id)).toMatchObject({ plates: [], people: 0, mayShow: false });
    expect(await choose(other, other.id, true)).toBe(409);
    await one.cancel(one.id);
    const third = await guest(sessionId);
    expect((await read(third, third.id)).plates).toEqual([]);
  });

  it("needs a nickname, and ends with the event", async () => {
    const { id, sessionId } = await evening();
    const [unnamed, one] = [await guest(sessionId, ""), await guest(sessionId)];
    expect(await choose(unnamed, unnamed.id, true)).toBe(400);
    expect(await choose(one, one.id, true)).toBe(200);
    await db
      .updateTable("event")
      .set({ doors_at: inDays(-3), starts_at: inDays(-2), ends_at: inDays(-1) })
      .where("id", "=", id)
      .execute();
    expect(await read(one, one.id)).toMatchObject({ plates: [], mayShow: false });
    expect(await choose(one, one.id, true)).toBe(409);
  });

  it("has friends who took a place, if they want", async () => {
    const { sessionId } = await evening();
    const party = await guest(sessionId, "ことり", 2);
    const sent = await party.call("POST", `/reservations/${party.id}/friend-seats`, { place: 1 });
    const { id: seatId } = (await sent.json()) as { id: string };
    const post = (path: string, body: object) =>
      api.request(`/api/v1/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify(body),
      });
    const invitation = createFriendToken("friend seat", seatId, secret);
    await post("friend-takings", { token: invitation, nickname: "たかし" });
    expect((await read(party, party.id)).plates).toEqual([]);
    const token = createFriendToken("friend ticket", seatId, secret);
    expect((await post("friend-plates", { token: invitation, showsName: true })).status).toBe(404);
    expect((await post("friend-plates", { token, showsName: true })).status).toBe(200);
    expect((await read(party, party.id)).plates).toEqual([
      { nickname: "たかし", isOwn: false, level: null, about: null },
    ]);
    const seen = await api.request(`/api/v1/friend-tickets/${token}/company`);
    expect(seen.headers.get("cache-control")).toBe("no-store");
    expect(await seen.json()).toMatchObject({ plates: [{ isOwn: true }], seeksMore: null });
    await post("friend-returns", { token });
    expect((await read(party, party.id)).plates).toEqual([]);
    expect((await api.request(`/api/v1/friend-tickets/${token}/company`)).status).toBe(404);
  });
});

it("a table says that it looks for one more as long as a party there does, and not who", async () => {
  const { slug, sessionId } = await evening();
  const one = await guest(sessionId);
  const listed = async () => {
    const answer = await api.request(`/api/v1/events/${slug}/sessions`);
    return ((await answer.json()) as SessionList).sessions.map(({ seeksMore }) => seeksMore);
  };
  expect(await listed()).toEqual([false]);
  expect(await choose(one, one.id, false, true)).toBe(200);
  expect(await listed()).toEqual([true]);
  await one.cancel(one.id);
  expect(await listed()).toEqual([false]);
});
