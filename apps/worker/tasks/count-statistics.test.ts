import { setVenueTimeZone, standardTimeZone } from "@takujo/contracts/venue-time";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { afterEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { countStatisticsTask } from "./scheduled.ts";

const { db } = await createTestDatabase();
const startsAt = new Date("2026-05-10T04:00:00Z");
const { id: eventId } = await createEvent(db, { startsAt });
await createEventSession(db, { eventId, startsAt });

afterEach(async () => {
  setVenueTimeZone(standardTimeZone);
  await db.deleteFrom("statistics_month").execute();
});

/** Whether the task counts at this time. */
async function counts(moment: string): Promise<boolean> {
  await countStatisticsTask({ db }, () => new Date(moment))({}, {} as never);
  return (await db.selectFrom("statistics_month").select("month").execute()).length > 0;
}

describe("statistics are counted", () => {
  it("in the night of the venue, and at no other hour", async () => {
    expect(await counts("2026-06-01T17:59:00Z")).toBe(false);
    expect(await counts("2026-06-01T18:00:00Z")).toBe(true);
  });

  it("in the night of another zone", async () => {
    setVenueTimeZone("America/New_York");
    expect(await counts("2026-06-01T18:00:00Z")).toBe(false);
    expect(await counts("2026-06-01T07:00:00Z")).toBe(true);
  });
});
