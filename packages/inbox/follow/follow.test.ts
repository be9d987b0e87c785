import { randomUUID } from "node:crypto";
import type { FollowList } from "@takujo/contracts/inbox/follow";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createVenue } from "@takujo/db/testing/create-venue";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const listOf = async (person: Person, path = "/follows?locale=ja") =>
  ((await (await person.call("GET", path)).json()) as FollowList).items;
const follow = (person: Person, kind: string, subjectId: string) =>
  person.call("PUT", "/follows", { kind, subjectId });

describe("following", () => {
  it("is possible for public subjects, once per person", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const { id: venueId } = await createVenue(db);
    const { id: eventId, slug } = await createEvent(db, { venueId, title: "春の会" });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => follow(person, "event", eventId)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await follow(person, "venue", venueId)).status).toBe(200);
    expect(await listOf(person)).toMatchObject([
      { kind: "event", subjectId: eventId, name: "春の会", slug, isFollowed: true },
      { kind: "venue", subjectId: venueId, slug: null },
    ]);
    expect(await listOf(other)).toEqual([]);
    const asked = `/follows?kind=venue&subjectId=${venueId}`;
    expect((await other.call("DELETE", asked)).status).toBe(204);
    expect(await listOf(person)).toHaveLength(2);
    expect((await person.call("DELETE", asked)).status).toBe(204);
    expect(await listOf(person)).toHaveLength(1);
  });

  it("is offered on an event's page, for its guides and games too", async () => {
    const person = await signedIn();
    const game = await createBoardGame(db);
    const { id: venueId } = await createVenue(db);
    const { id, slug } = await createEvent(db, { venueId, gameIds: [game.id] });
    const { id: seriesId } = await db
      .insertInto("event_series")
      .values({ rule: "{}" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("event_series_item")
      .values({ series_id: seriesId, event_id: id, day: new Date() })
      .execute();
    await follow(person, "game", game.id);
    const shown = await listOf(person, `/followables?kind=event&slug=${slug}&locale=en`);
    expect(shown.map(({ kind, subjectId, isFollowed }) => [kind, subjectId, isFollowed])).toEqual([
      ["event", id, false],
      ["series", seriesId, false],
      ["game", game.id, true],
      ["venue", venueId, false],
    ]);
  });

  it("shows the next event of each, with links to existing pages", async () => {
    const person = await signedIn();
    const game = await createBoardGame(db);
    const { id: venueId } = await createVenue(db);
    const soon = (days: number, state?: "cancelled") =>
      createEvent(db, {
        ...{ venueId, gameIds: [game.id], startsAt: new Date(Date.now() + days * 86_400_000) },
        ...(state && { state }),
      });
    await soon(-2);
    await soon(1, "cancelled");
    await soon(9);
    const { slug } = await soon(3);
    const { id: alone } = await createVenue(db);
    await follow(person, "game", game.id);
    await follow(person, "venue", venueId);
    await follow(person, "venue", alone);
    const list = await listOf(person);
    expect(list.find(({ kind }) => kind === "game")).toMatchObject({
      slug: game.slug,
      next: { slug, startsAt: expect.any(String) },
    });
    expect(list.find(({ subjectId }) => subjectId === venueId)?.next?.slug).toBe(slug);
    expect(list.find(({ subjectId }) => subjectId === alone)?.next).toBeNull();
  });

  it("is refused for unknown, hidden or mismatched subjects", async () => {
    const person = await signedIn();
    const { id: draftId, slug } = await createEvent(db, { state: "draft" });
    const { id: venueId } = await createVenue(db);
    for (const [kind, id] of [
      ["event", draftId],
      ["event", randomUUID()],
      ["game", venueId],
    ] as const) {
      expect((await follow(person, kind, id)).status).toBe(404);
    }
    expect((await follow(person, "person", venueId)).status).toBe(400);
    expect((await follow(person, "venue", "x")).status).toBe(400);
    expect((await person.call("GET", `/followables?kind=event&slug=${slug}`)).status).toBe(404);
  });

  it("ends with its subject, and is limited", async () => {
    const person = await signedIn();
    const { id: venueId } = await createVenue(db);
    const { id: eventId } = await createEvent(db, { venueId });
    await follow(person, "event", eventId);
    await db.deleteFrom("event").where("id", "=", eventId).execute();
    expect(
      await db.selectFrom("follow").where("user_id", "=", person.id).selectAll().execute(),
    ).toEqual([]);
    await db
      .insertInto("follow")
      .values(
        Array.from({ length: 200 }, () => ({
          ...{ user_id: person.id, kind: "game", subject_id: randomUUID() },
        })),
      )
      .execute();
    expect((await follow(person, "venue", venueId)).status).toBe(409);
  });
});
