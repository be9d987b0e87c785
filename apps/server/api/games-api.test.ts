import { readSeats } from "@takujo/booking/schedule/session/read-seats";
import { createSeatBoard } from "@takujo/booking/schedule/session/seat-board";
import {
  type Seats,
  seatsSchema,
  sessionListSchema,
} from "@takujo/contracts/booking/schedule/session";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createRateLimit } from "@takujo/runtime/limit/rate-limit";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createGamesApi } from "./games-api.ts";

const { db } = await createTestDatabase();
const [secret, origin] = ["of the test", testOrigin];
const api = createGamesApi({ db, logger: silentLogger, secret, origin });
const get = (path: string) => api.request(`/api/v1${path}`);

beforeAll(async () => {
  const { id: eventId } = await createEvent(db, { slug: "evening" });
  await createEventSession(db, { eventId, letter: "い", seatsTaken: 4 });
});

describe("games API", () => {
  it("lists sessions as its contract says", async () => {
    const response = await get("/events/evening/sessions?locale=en");
    const { sessions } = sessionListSchema.strict().parse(await response.json());
    expect(sessions).toMatchObject([{ letter: "い", name: "Afternoon", capacity: 10 }]);
  });

  it("reports the seats left, which may be shared for a second", async () => {
    const response = await get("/seats?events=evening,unknown,constructor");
    const { events } = seatsSchema.strict().parse(await response.json());
    expect(Object.keys(events)).toEqual(["evening"]);
    expect(events["evening"]).toMatchObject({ left: 6, capacity: 10, state: "open" });
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=0, .*s-maxage=1,/);
  });

  it("reports the seats of this moment to whoever wants no others, and keeps them from being shared", async () => {
    const { id: eventId } = await createEvent(db, { slug: "changing" });
    const { id } = await createEventSession(db, { eventId });
    const fresh = { headers: { "cache-control": "no-cache" } };
    for (const taken of [1, 2, 3]) {
      await db
        .updateTable("event_session")
        .set({ seats_taken: taken })
        .where("id", "=", id)
        .execute();
      const response = await api.request("/api/v1/seats?events=changing,evening", fresh);
      const { events } = seatsSchema.strict().parse(await response.json());
      expect(Object.keys(events).sort()).toEqual(["changing", "evening"]);
      expect(events["changing"]?.left).toBe(10 - taken);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("asks PostgreSQL a few times a second for events that somebody makes up", async () => {
    let readings = 0;
    const seatBoard = createSeatBoard({
      async read(slugs) {
        readings++;
        return (await readSeats(db, slugs)).events;
      },
    });
    const counted = createGamesApi({ db, logger: silentLogger, secret, origin, seatBoard });
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        counted.request(`/api/v1/seats?events=made-up-${index},evening`),
      ),
    );
    for (const answer of answers) {
      const { events } = (await answer.json()) as Seats;
      expect(Object.keys(events)).toEqual(["evening"]);
    }
    const intervals = (performance.now() - startedAt) / 250;
    expect(readings).toBeLessThanOrEqual(intervals + 1);
  });

  it.each([
    ["no event", "/seats?events="],
    ["no list", "/seats"],
    ["too many", `/seats?events=${Array.from({ length: 61 }, (_, index) => `e${index}`)}`],
  ])("refuses to tell seats of %s", async (_, path) => {
    expect((await get(path)).status).toBe(400);
  });

  it("limits the calls of a person", async () => {
    const personLimit = createRateLimit({ perSecond: 0.1 });
    const limited = createGamesApi({ db, logger: silentLogger, secret, origin, personLimit });
    const signedIn = await signingIn(db, limited, "/api/v1");
    const [one, other] = [await signedIn(), await signedIn()];
    const statusFor = async (person: typeof one) => (await person.call("GET", "/profile")).status;
    expect([await statusFor(one), await statusFor(one)]).toEqual([200, 429]);
    expect(await statusFor(other)).toBe(200);
  });

  it("answers an unknown event as a problem", async () => {
    const response = await get("/events/unknown/sessions");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
