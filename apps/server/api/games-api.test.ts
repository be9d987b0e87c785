import { seatsSchema, sessionListSchema } from "@takujo/contracts/booking/session";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createRateLimit } from "@takujo/runtime/limit/rate-limit";
import { beforeAll, describe, expect, it } from "vitest";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
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

  it("reports the seats left, which must not be cached", async () => {
    const response = await get("/seats?events=evening,unknown");
    const { events } = seatsSchema.strict().parse(await response.json());
    expect(events["evening"]).toMatchObject({ left: 6, capacity: 10, state: "open" });
    expect(response.headers.get("cache-control")).toBe("no-store");
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
