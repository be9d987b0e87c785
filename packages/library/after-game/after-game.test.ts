import { randomUUID } from "node:crypto";
import { playLogSchema, visitSchema } from "@takujo/contracts/library/after-game";
import { openDays } from "@takujo/contracts/library/after-game-rules";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { isOpen, openSince, openUntil } from "./policy.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const api = createGamesApi({ db, logger: silentLogger, secret, origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

/** An event that ended an hour ago, with a table for one game and another game offered. */
async function evening(startedHoursAgo = 4) {
  const [played, offered] = [await createBoardGame(db), await createBoardGame(db)];
  const startsAt = hoursAgo(startedHoursAgo);
  const event = await createEvent(db, { startsAt, gameIds: [offered.id] });
  const session = { eventId: event.id, startsAt, letter: "い", boardGameId: played.id };
  const { id: sessionId } = await createEventSession(db, session);
  return { event, sessionId, played, offered };
}

async function guest(sessionId: string, state = "attended", name?: string) {
  const person = await signedIn(name === undefined ? {} : { name });
  const { id } = await createReservation(db, {
    ...{ eventSessionId: sessionId, userId: person.id, state },
    arrived: state === "attended" ? 1 : 0,
  });
  return { ...person, visit: `/reservations/${id}/visit`, reservationId: id };
}

const read = async (person: Person, visit: string) => {
  const answer = await person.call("GET", visit);
  expect(answer.status).toBe(200);
  return visitSchema.strict().parse(await answer.json());
};
const readLog = async (person: Person) =>
  playLogSchema.strict().parse(await (await person.call("GET", "/plays")).json());
const status = async (answer: Promise<Response> | Response) => (await answer).status;

describe("the page after an evening", () => {
  it("offers the games of the table and the event, and stores what was played", async () => {
    const { sessionId, played, offered } = await evening();
    const person = await guest(sessionId);
    const fresh = await read(person, person.visit);
    expect(fresh).toMatchObject({ isOpen: true, word: "", showsName: false, companions: [] });
    expect(fresh.games.map(({ slug, isPlayed }) => [slug, isPlayed])).toEqual([
      [played.slug, false],
      [offered.slug, false],
    ]);
    const another = await createBoardGame(db);
    expect(
      await status(person.call("PUT", `${person.visit}/plays/${another.slug}`, { liking: 5 })),
    ).toBe(200);
    expect(
      await status(person.call("PUT", `${person.visit}/plays/${another.slug}`, { liking: 3 })),
    ).toBe(200);
    expect(
      await status(person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking: null })),
    ).toBe(200);
    const written = await read(person, person.visit);
    expect(
      written.games
        .filter(({ isPlayed }) => isPlayed)
        .map(({ slug, liking }) => [slug, liking])
        .sort(),
    ).toEqual(
      [
        [another.slug, 3],
        [played.slug, null],
      ].sort(),
    );
    expect(await status(person.call("DELETE", `${person.visit}/plays/${another.slug}`))).toBe(204);
    expect((await readLog(person)).plays.map(({ gameSlug }) => gameSlug)).toEqual([played.slug]);
  });

  it.each(["confirmed", "no-show", "cancelled", "called-off"])(
    "is not there for a party that is %s",
    async (state) => {
      const { sessionId, played } = await evening();
      const person = await guest(sessionId, state);
      expect(await status(person.call("GET", person.visit))).toBe(404);
      expect(
        await status(person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking: null })),
      ).toBe(404);
      expect(await status(person.call("PUT", `${person.visit}/word`, { word: "x" }))).toBe(404);
    },
  );

  it("is private, and read-only while an admin acts as the person", async () => {
    const { sessionId, played } = await evening();
    const person = await guest(sessionId);
    for (const stranger of [
      await signedIn(),
      await signedIn({ role: "admin" }),
      await guest(sessionId),
    ]) {
      expect(await status(stranger.call("GET", person.visit))).toBe(404);
      expect(await status(stranger.call("PUT", `${person.visit}/word`, { word: "x" }))).toBe(404);
      expect(await status(stranger.call("PUT", `${person.visit}/name`, { showsName: true }))).toBe(
        404,
      );
      expect(await status(stranger.call("DELETE", `${person.visit}/plays/${played.slug}`))).toBe(
        404,
      );
    }
    const admin = await createUser(db, { role: "admin" });
    const acting = await signedIn({ impersonatedBy: admin.id });
    expect(await status(acting.call("PUT", `${person.visit}/word`, { word: "x" }))).toBe(403);
    expect(
      await db
        .selectFrom("visit_record")
        .selectAll()
        .where("event_session_id", "=", sessionId)
        .execute(),
    ).toEqual([]);
  });

  it("opens when the session is over, and closes after some days", async () => {
    const running = await evening(1);
    const early = await guest(running.sessionId);
    expect(await status(early.call("GET", early.visit))).toBe(404);
    const old = await evening((openDays + 1) * 24);
    const late = await guest(old.sessionId);
    expect((await read(late, late.visit)).isOpen).toBe(false);
    expect(
      await status(late.call("PUT", `${late.visit}/plays/${old.played.slug}`, { liking: 5 })),
    ).toBe(409);
    expect(await status(late.call("PUT", `${late.visit}/word`, { word: "おそく" }))).toBe(409);
    expect(await status(late.call("PUT", `${late.visit}/name`, { showsName: true }))).toBe(409);
    expect(await status(late.call("PUT", `${late.visit}/name`, { showsName: false }))).toBe(200);
    expect((await readLog(late)).open).toEqual([]);
  });

  it("is open to a friend with an account whose place is checked in, and to no other friend", async () => {
    const { event, sessionId, played } = await evening();
    const holder = await signedIn();
    const { id } = await createReservation(db, {
      ...{ eventSessionId: sessionId, userId: holder.id, state: "attended", seats: 3, arrived: 2 },
    });
    const [came, absent] = [await signedIn(), await signedIn()];
    for (const [index, { id: user_id }] of [came, absent].entries()) {
      await db
        .insertInto("friend_seat")
        .values({
          ...{ reservation_id: id, place: index + 1, number: index + 2, expires_at: new Date() },
          ...{ state: "taken", taken_at: new Date(), nickname: "とも", user_id },
        })
        .execute();
    }
    const nonce = randomUUID();
    await db
      .insertInto("check_in")
      .values({ reservation_id: id, nonce, people: [0, 1], made_by_id: "somebody" })
      .execute();
    // This one found no seat at the door.
    const withoutSeat = { nonce: randomUUID(), people: [2], has_seat: false };
    await db
      .insertInto("check_in")
      .values({ reservation_id: id, ...withoutSeat, made_by_id: "somebody" })
      .execute();
    const visit = `/reservations/${id}/visit`;
    expect(await status(came.call("PUT", `${visit}/plays/${played.slug}`, { liking: 5 }))).toBe(
      200,
    );
    expect((await readLog(came)).open).toMatchObject([{ id }]);
    expect((await readLog(came)).plays).toHaveLength(1);
    expect((await readLog(holder)).plays).toEqual([]);
    expect(await status(absent.call("GET", visit))).toBe(404);
    expect((await readLog(absent)).open).toEqual([]);
    await db
      .insertInto("check_in_undo")
      .values({
        ...{ nonce: randomUUID(), undone_nonce: nonce, event_id: event.id },
        ...{ marked_at: new Date(), made_by_id: "somebody" },
      })
      .execute();
    expect(await status(came.call("GET", visit))).toBe(404);
  });

  it.each([{ word: "x".repeat(201) }, { word: 5 }, { word: null }, {}, []])(
    "refuses a word such as %j",
    async (body) => {
      const { sessionId } = await evening();
      const person = await guest(sessionId);
      expect(await status(person.call("PUT", `${person.visit}/word`, body))).toBe(400);
    },
  );

  it.each([2, 0, 6, "5", true, [5]])("refuses %j as a face of the die", async (liking) => {
    const { sessionId, played } = await evening();
    const person = await guest(sessionId);
    expect(
      await status(person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking })),
    ).toBe(400);
  });

  it("refuses games that are not public, and more than the limit", async () => {
    const { sessionId } = await evening();
    const person = await guest(sessionId);
    const draft = await createBoardGame(db, { state: "draft" });
    for (const slug of [draft.slug, "no-such-game", "%00", "x".repeat(300)]) {
      const answer = await status(
        person.call("PUT", `${person.visit}/plays/${slug}`, { liking: 5 }),
      );
      expect([400, 404]).toContain(answer);
    }
    const games = await Promise.all(Array.from({ length: 31 }, () => createBoardGame(db)));
    const answers = [];
    for (const { slug } of games) {
      answers.push(
        await status(person.call("PUT", `${person.visit}/plays/${slug}`, { liking: null })),
      );
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 200), 409]);
    expect(
      await status(person.call("PUT", `${person.visit}/plays/${games[0]?.slug}`, { liking: 1 })),
    ).toBe(200);
  });

  it("is one record under concurrent writes", async () => {
    const { sessionId, played } = await evening();
    const person = await guest(sessionId);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2
          ? person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking: 5 })
          : person.call("PUT", `${person.visit}/word`, { word: `ひとこと${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect((await readLog(person)).plays).toHaveLength(1);
  });
});

describe("names in each other's records", () => {
  it("are visible only between guests of one session who both show theirs, and can be hidden at once", async () => {
    const { event, sessionId, played } = await evening();
    const { id: otherSession } = await createEventSession(db, {
      eventId: event.id,
      startsAt: hoursAgo(4),
    });
    const one = await guest(sessionId, "attended", "ことり");
    const other = await guest(sessionId, "attended", "なぎ");
    const elsewhere = await guest(otherSession, "attended", "よそ");
    const shows = (person: typeof one, showsName: boolean) =>
      status(person.call("PUT", `${person.visit}/name`, { showsName }));
    await other.call("PUT", `${other.visit}/plays/${played.slug}`, { liking: 5 });
    expect(await shows(one, true)).toBe(200);
    expect(await shows(elsewhere, true)).toBe(200);
    expect((await read(one, one.visit)).companions).toEqual([]);
    expect((await read(other, other.visit)).companions).toEqual([]);
    expect(await shows(other, true)).toBe(200);
    expect((await read(one, one.visit)).companions).toEqual(["なぎ"]);
    expect((await readLog(other)).plays).toMatchObject([{ companions: ["ことり"] }]);
    expect(await shows(one, false)).toBe(200);
    expect((await readLog(other)).plays).toMatchObject([{ companions: [] }]);
    expect((await read(one, one.visit)).companions).toEqual([]);
    await shows(one, true);
    await db.deleteFrom("user").where("id", "=", one.id).execute();
    expect((await readLog(other)).plays).toMatchObject([{ companions: [] }]);
  });

  it("cannot be shown by people without a nickname", async () => {
    const { sessionId } = await evening();
    const person = await guest(sessionId, "attended", "");
    expect(await status(person.call("PUT", `${person.visit}/name`, { showsName: true }))).toBe(400);
  });
});

describe("the play log", () => {
  it("lists game, time and place in the person's language, and entries can be deleted at any time", async () => {
    const { sessionId, played, event } = await evening((openDays + 3) * 24);
    const person = await guest(sessionId);
    await db
      .insertInto("visit_record")
      .values({ user_id: person.id, event_session_id: sessionId })
      .execute();
    await db
      .insertInto("play")
      .values({ user_id: person.id, event_session_id: sessionId, board_game_id: played.id })
      .execute();
    const [entry] = (await readLog(person)).plays;
    expect(entry).toMatchObject({ gameSlug: played.slug, eventSlug: event.slug, sessionId });
    const path = `/plays/${sessionId}/${played.id}`;
    expect(await status((await signedIn()).call("DELETE", path))).toBe(404);
    expect(await status(person.call("DELETE", path))).toBe(204);
    expect(await status(person.call("DELETE", path))).toBe(404);
    expect((await readLog(person)).plays).toEqual([]);
  });

  it("does not link to games that are no longer public", async () => {
    const { sessionId, played, event } = await evening();
    const person = await guest(sessionId);
    await person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking: 5 });
    await db
      .updateTable("board_game")
      .set({ state: "archived" })
      .where("id", "=", played.id)
      .execute();
    await db.updateTable("event").set({ state: "draft" }).where("id", "=", event.id).execute();
    expect((await readLog(person)).plays).toMatchObject([{ gameSlug: null, eventSlug: null }]);
  });
});

describe("a word to the organizer", () => {
  it("is read only by staff of the event, with the nickname, and can be deleted", async () => {
    const { sessionId, event, played } = await evening();
    const person = await guest(sessionId, "attended", "ことり");
    const saved = await person.call("PUT", `${person.visit}/word`, { word: "  たのしかった  " });
    expect(await saved.json()).toEqual({ word: "たのしかった" });
    await person.call("PUT", `${person.visit}/plays/${played.slug}`, { liking: 5 });
    const words = `/admin/events/${event.id}/words`;
    const admin = await signedIn({ role: "admin" });
    expect(await (await admin.call("GET", words)).json()).toMatchObject({
      items: [{ nickname: "ことり", word: "たのしかった" }],
      games: [{ players: 1, again: 1 }],
    });
    const host = await signedIn();
    await createStaffMember(db, { userId: host.id, roles: ["host"], eventIds: [event.id] });
    expect(await status(host.call("GET", words))).toBe(200);
    const other = await evening();
    expect(await status(host.call("GET", `/admin/events/${other.event.id}/words`))).toBe(403);
    expect(await status(person.call("GET", words))).toBe(403);
    expect(await status(admin.call("GET", `/admin/events/${randomUUID()}/words`))).toBe(404);
    await person.call("PUT", `${person.visit}/word`, { word: "" });
    expect(await (await admin.call("GET", words)).json()).toMatchObject({ items: [] });
  });
});

describe("the days in which a visit is open", () => {
  it("begin with its end, and are the same for the page and for the list", () => {
    const moment = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(moment, fc.integer({ min: -40, max: 40 }), (end, days) => {
        const endsAt = new Date(end);
        const now = new Date(end + days * 24 * hour + 1);
        expect(isOpen(endsAt, now)).toBe(days >= 0 && days < openDays);
        expect(isOpen(endsAt, now)).toBe(endsAt <= now && endsAt > openSince(now));
        expect(openUntil(endsAt) > endsAt).toBe(true);
      }),
    );
  });
});
