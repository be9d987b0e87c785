import { dashboardSchema } from "@takujo/contracts/insight/dashboard";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { beforeEach, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { readDashboard } from "./read-dashboard.ts";

const { db } = await createTestDatabase();
/** Saturday, 12:46 in Japan. */
const now = new Date("2026-04-18T12:46:00+09:00");
const at = (clock: string, day = "18") => new Date(`2026-04-${day}T${clock}:00+09:00`);
const read = (locale: "ja" | "en" = "ja") => readDashboard(db, locale, now);

beforeEach(async () => {
  for (const table of ["reservation", "money_of_deleted", "event", "contact_inquiry"] as const) {
    await db.deleteFrom(table).execute();
  }
});

async function newSession(
  startsAt: Date,
  options: Partial<Parameters<typeof createEventSession>[1]> = {},
  event: Parameters<typeof createEvent>[1] = {},
) {
  const eventId =
    options.eventId ??
    (
      await createEvent(db, {
        title: "重量級の日",
        startsAt,
        publishedAt: at("00:00", "01"),
        ...event,
      })
    ).id;
  const { id } = await createEventSession(db, { startsAt, ...options, eventId });
  return { eventId, eventSessionId: id };
}

describe("today", () => {
  it("is empty where nothing takes place and nobody waits", async () => {
    const dashboard = dashboardSchema.strict().parse(await read());
    expect(dashboard).toMatchObject({
      today: { reserved: 0, capacity: 0, arrived: 0 },
      sessions: [],
      next: null,
      waiting: { parties: 0, offers: 0, queues: [], queueCount: 0 },
      undecidedTables: [],
      proposedTables: [],
      inquiries: { unanswered: 0, oldestAt: null, latest: [] },
    });
  });

  it("names the next event from tomorrow on that is public and takes place", async () => {
    await newSession(at("15:00"), {}, { title: "今日の会" });
    await newSession(at("13:00", "19"), { calledOff: true }, { title: "卓の中止" });
    await newSession(at("13:00", "19"), {}, { title: "中止の会", state: "cancelled" });
    await newSession(at("13:00", "19"), {}, { title: "下書きの会", state: "draft" });
    await newSession(at("13:00", "21"), {}, { title: "そのつぎの会" });
    const { eventId, eventSessionId } = await newSession(
      at("13:00", "20"),
      { capacity: 6 },
      { title: "つぎの会" },
    );
    await newSession(at("18:00", "20"), { eventId, capacity: 4 });
    await newSession(at("19:00", "20"), { eventId, capacity: 9, calledOff: true });
    await createReservation(db, { eventSessionId, seats: 3 });
    await createReservation(db, { eventSessionId, seats: 2, state: "held" });
    expect((await read()).next).toEqual({
      eventId,
      title: "つぎの会",
      locale: "ja",
      startsAt: at("13:00", "20").toISOString(),
      reserved: 3,
      capacity: 10,
    });
  });

  it("counts confirmed seats, not held or offered ones, and check-ins", async () => {
    const { eventSessionId } = await newSession(at("13:00"), { capacity: 18 });
    await createReservation(db, { eventSessionId, seats: 3, state: "attended", arrived: 2 });
    await createReservation(db, { eventSessionId, seats: 4 });
    await createReservation(db, { eventSessionId, seats: 2, state: "held" });
    await createReservation(db, { eventSessionId, seats: 1, state: "offered" });
    await createReservation(db, { eventSessionId, seats: 4, state: "cancelled" });
    const { today, sessions, comingDays, pastDays } = await read();
    expect(today).toEqual({ reserved: 7, capacity: 18, arrived: 2, paid: 0 });
    expect(sessions).toMatchObject([{ capacity: 18, reserved: 7, arrived: 2 }]);
    expect(comingDays[0]).toEqual({ day: "2026-04-18", reserved: 7, capacity: 18 });
    expect(pastDays.at(-1)).toEqual(comingDays[0]);
  });

  it("begins and ends at midnight in Japan", async () => {
    await newSession(at("23:59", "17"), { capacity: 1 });
    await newSession(at("00:00"), { capacity: 2 });
    await newSession(at("23:59"), { capacity: 4 });
    await newSession(at("00:00", "19"), { capacity: 8 });
    const { today, comingDays, pastDays } = await read();
    expect(today.capacity).toBe(6);
    expect(comingDays.slice(0, 2).map(({ capacity }) => capacity)).toEqual([6, 8]);
    expect(pastDays.slice(-2).map(({ capacity }) => capacity)).toEqual([1, 6]);
  });

  it("groups sessions that begin together, in the order of their letters", async () => {
    const { eventId } = await newSession(at("13:00"), { letter: "ろ", capacity: 4 });
    await newSession(at("13:00"), { eventId, letter: "い", capacity: 5 });
    await newSession(at("18:00"), { eventId, letter: "い", capacity: 6 });
    const { sessions } = await read();
    expect(sessions).toMatchObject([
      { letters: ["い", "ろ"], capacity: 9, phase: "doors" },
      { letters: ["い"], capacity: 6, phase: "before" },
    ]);
  });

  it("shows what was called off or canceled without counting it, and no draft", async () => {
    await newSession(at("13:00"), { calledOff: true });
    await newSession(at("14:00"), {}, { state: "cancelled" });
    await newSession(at("15:00"), {}, { state: "draft" });
    const { today, sessions, comingDays } = await read();
    expect(sessions.map(({ phase }) => phase)).toEqual(["called-off", "called-off"]);
    expect([today.capacity, comingDays[0]?.capacity]).toEqual([0, 0]);
  });

  it("has fourteen days ahead and thirty until today", async () => {
    await newSession(at("13:00", "30"), { capacity: 7, seatsTaken: 5 });
    const { comingDays, pastDays } = await read();
    expect([comingDays.length, comingDays[0]?.day, comingDays.at(-1)?.day]).toEqual([
      14,
      "2026-04-18",
      "2026-05-01",
    ]);
    expect([pastDays.length, pastDays[0]?.day, pastDays.at(-1)?.day]).toEqual([
      30,
      "2026-03-20",
      "2026-04-18",
    ]);
    expect(comingDays[12]).toEqual({ day: "2026-04-30", reserved: 5, capacity: 7 });
  });

  it("speaks English where there is some, and says so", async () => {
    await newSession(at("13:00"), {}, { english: { title: "A heavy day" } });
    await newSession(at("14:00"), {}, { english: null });
    const { sessions } = await read("en");
    expect(sessions.map(({ title, locale }) => [title, locale])).toEqual([
      ["A heavy day", "en"],
      ["重量級の日", "ja"],
    ]);
  });
});

describe("those who wait", () => {
  it("are explained: a party that stays together needs more than the free seats", async () => {
    const { eventSessionId } = await newSession(at("13:00", "25"), { capacity: 5, seatsTaken: 4 });
    const user = await createUser(db, { name: "上野 はるか" });
    const waiting = { eventSessionId, state: "waiting", seats: 3 };
    await createReservation(db, { ...waiting, userId: user.id, wantedSeats: 3, minSeats: 2 });
    await createReservation(db, waiting);
    const { waiting: found } = await read();
    expect(found).toMatchObject({ parties: 2, offers: 0, queueCount: 1 });
    expect(found.queues).toMatchObject([
      {
        free: 1,
        parties: 2,
        offers: null,
        reason: "together",
        fewestSeats: 2,
        first: { name: "上野 はるか", wantedSeats: 3, minSeats: 2 },
      },
    ]);
  });

  it("are sorted: stuck queues, open offers, the rest", async () => {
    const queue = async (day: string, seatsTaken: number, state = "waiting") => {
      const { eventSessionId } = await newSession(at("13:00", day), { capacity: 5, seatsTaken });
      await createReservation(db, {
        eventSessionId,
        state,
        seats: 2,
        expiresAt: at("09:20", "20"),
      });
    };
    await queue("19", 5);
    await queue("20", 3, "offered");
    await queue("21", 4);
    const { queues, offers, parties } = (await read()).waiting;
    expect(queues.map(({ reason }) => reason)).toEqual(["together", null, "full"]);
    expect(queues[1]?.offers).toEqual({
      parties: 1,
      seats: 2,
      until: at("09:20", "20").toISOString(),
    });
    expect([offers, parties]).toEqual([1, 2]);
  });

  it("are not counted for what has begun or does not take place", async () => {
    const past = await newSession(at("10:00"), { capacity: 5, seatsTaken: 5 });
    const off = await newSession(at("13:00", "20"), { calledOff: true });
    for (const { eventSessionId } of [past, off]) {
      await createReservation(db, { eventSessionId, state: "waiting" });
    }
    expect((await read()).waiting.parties).toBe(0);
  });
});

describe("what is to be decided", () => {
  it("is a table whose minimum is looked at within a week, with the seats that count", async () => {
    const table = (day: string, players: number) => ({
      letter: "は",
      minimum: { players, decisionDeadline: at("20:00", day) },
    });
    const soon = await newSession(at("13:00", "24"), table("23", 4));
    await newSession(at("13:00", "30"), table("29", 4));
    await newSession(at("13:00", "19"), table("17", 4));
    await createReservation(db, { eventSessionId: soon.eventSessionId, seats: 3 });
    await createReservation(db, { eventSessionId: soon.eventSessionId, seats: 1, state: "held" });
    expect((await read()).undecidedTables).toMatchObject([
      { letter: "は", minPlayers: 4, players: 3, decisionAt: at("20:00", "23").toISOString() },
    ]);
  });

  it("counts all of a table's seats, checked-in guests included", async () => {
    const minimum = { players: 4, decisionDeadline: at("20:00", "23") };
    const { eventSessionId } = await newSession(at("13:00", "24"), { minimum });
    await createReservation(db, { eventSessionId, seats: 2, state: "attended", arrived: 2 });
    await createReservation(db, { eventSessionId, seats: 2 });
    expect((await read()).undecidedTables).toMatchObject([{ minPlayers: 4, players: 4 }]);
  });

  it("are tables that guests proposed, by event", async () => {
    const { eventId } = await newSession(at("13:00", "24"), {}, { title: "提案の会" });
    const { id: user_id } = await createUser(db);
    const proposal = {
      ...{ event_id: eventId, user_id, title: "Go", audience: "everyone", language: "both" },
      ...{ starts_at: at("13:00", "24"), ends_at: at("14:00", "24"), seats: 4 },
    };
    await db
      .insertInto("table_proposal")
      .values([proposal, proposal, { ...proposal, state: "withdrawn" }])
      .execute();
    expect((await read()).proposedTables).toMatchObject([{ eventId, title: "提案の会", count: 2 }]);
  });

  it("are inquiries that nobody answered: how many, how old, and the newest", async () => {
    for (const [index, hours] of [19, 3, 1, 2].entries()) {
      const { id } = await createContactInquiry(db, { body: `質問${index}\n\n本文` });
      await db
        .updateTable("contact_inquiry")
        .set({ created_at: new Date(now.getTime() - hours * 3_600_000) })
        .where("id", "=", id)
        .execute();
    }
    const taken = await db.selectFrom("contact_inquiry").select("id").executeTakeFirstOrThrow();
    await db
      .updateTable("contact_inquiry")
      .set({ state: "open" })
      .where("id", "=", taken.id)
      .execute();
    const answered = await createContactInquiry(db);
    await db
      .updateTable("contact_inquiry")
      .set({ state: "answered" })
      .where("id", "=", answered.id)
      .execute();
    const { unanswered, oldestAt, latest } = (await read()).inquiries;
    expect([unanswered, oldestAt]).toEqual([4, at("17:46", "17").toISOString()]);
    expect(latest.map(({ excerpt }) => excerpt)).toEqual([
      "質問2 本文",
      "質問3 本文",
      "質問1 本文",
    ]);
  });
});

it("is for admins, and is not cached", async () => {
  const api = createGamesApi({ db, logger: silentLogger, secret: "x", origin: testOrigin });
  const signedIn = await signingIn(db, api, "/api/v1");
  const person = await signedIn();
  expect((await person.call("GET", "/admin/dashboard")).status).toBe(403);
  const admin = await signedIn({ role: "admin" });
  const answer = await admin.call("GET", "/admin/dashboard?locale=en");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  dashboardSchema.strict().parse(await answer.json());
});
