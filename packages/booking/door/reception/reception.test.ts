import { randomUUID } from "node:crypto";
import {
  markAnswersSchema,
  type ReceptionMark,
  receptionEventsSchema,
  receptionListSchema,
} from "@takujo/contracts/booking/door/reception";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ name: "受付の田中", role: "admin" });
type Person = typeof admin;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function newEvent(options: Parameters<typeof createEvent>[1] = {}, capacity = 1000) {
  const { id } = await createEvent(db, { title: "重量級の日", startsAt: days(0), ...options });
  const session = await createEventSession(db, { eventId: id, letter: "い", capacity });
  return { id, sessionId: session.id };
}
const tonight = await newEvent();

const newParty = (options: Partial<Parameters<typeof createReservation>[1]> = {}) =>
  createReservation(db, { eventSessionId: tonight.sessionId, seats: 3, ...options });
const made = () => ({ nonce: randomUUID(), at: new Date().toISOString(), device: "iPad 1" });
const arrive = (reservationId: string, people: number[], paid = 0): ReceptionMark => ({
  ...made(),
  kind: "arrive",
  reservationId,
  people,
  paid,
});
const walkIn = (sessionId: string, seats = 1): ReceptionMark & { reservationId: string } => ({
  ...made(),
  kind: "walk-in",
  reservationId: randomUUID(),
  sessionId,
  name: "",
  nickname: "とおりすがり",
  seats,
  paid: 1500,
});
const undo = (of: string): ReceptionMark => ({ ...made(), kind: "undo", of });
const see = (of: string): ReceptionMark => ({ ...made(), kind: "see", of });

async function send(marks: ReceptionMark[], who: Person = admin, eventId = tonight.id) {
  const answer = await who.call("POST", `/reception/events/${eventId}/marks`, { marks });
  expect(answer.status).toBe(200);
  return markAnswersSchema.strict().parse(await answer.json()).answers;
}
const resultsOf = async (marks: ReceptionMark[], ...rest: [Person?, string?]) =>
  (await send(marks, ...rest)).map(({ result }) => result);

async function read(who: Person = admin, eventId = tonight.id, query = "") {
  const answer = await who.call("GET", `/reception/events/${eventId}${query}`);
  expect(answer.status).toBe(200);
  return receptionListSchema.strict().parse(await answer.json());
}
async function partyOf(id: string, who: Person = admin, eventId = tonight.id) {
  const { parties } = await read(who, eventId);
  const party = parties.find(({ reservationId }) => reservationId === id);
  if (!party) throw new Error("The list has no such party");
  return party;
}
const rowOf = (id: string) =>
  db
    .selectFrom("reservation")
    .select(["state", "arrived", "seats_held", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
const causesOf = async (id: string) =>
  (
    await db
      .selectFrom("reservation_transition")
      .select("cause")
      .where("reservation_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ cause }) => cause);
const grant = (eventId: string, person: string) =>
  admin.call("POST", `/admin/events/${eventId}/reception-helpers`, { person });

describe("the list of the reception", () => {
  it("has what the door needs about a party, and only the last digits of its telephone", async () => {
    const guests = [{ nickname: "はる", language: "en" as const }];
    const { id, code } = await newParty({ seats: 2, guests, note: "車いすで行きます" });
    expect(await partyOf(id)).toEqual({
      reservationId: id,
      code,
      sessionId: tonight.sessionId,
      state: "confirmed",
      name: "森野 ことり",
      kana: "もりの ことり",
      nickname: "ことり",
      phoneEnd: "5678",
      guests,
      note: "車いすで行きます",
      staffNote: "",
      personNote: "",
      seats: 2,
      people: [],
      paid: 0,
      marks: [],
    });
    const answer = await admin.call("GET", `/reception/events/${tonight.id}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain("1234");
    const { sessions, event, by } = await read(admin, tonight.id, "?locale=en");
    expect(sessions).toMatchObject([{ letter: "い", name: "Afternoon", calledOff: false }]);
    expect(event).toMatchObject({ id: tonight.id, fee: 1500, isCancelled: false });
    expect(by).toBe("受付の田中");
  });

  it("has the tables in the order of their letters, which is that of the iroha", async () => {
    const { id: eventId } = await createEvent(db, { startsAt: days(0) });
    const startsAt = days(0);
    for (const letter of ["に", "は", "ろ", "い"]) {
      await createEventSession(db, { eventId, letter, startsAt });
    }
    const { sessions } = await read(admin, eventId);
    expect(sessions.map(({ letter }) => letter)).toEqual(["い", "ろ", "は", "に"]);
  });

  it("shows only code and reason for parties without seats", async () => {
    const { code } = await newParty({ state: "cancelled", name: "きえる なまえ" });
    expect((await read()).others).toContainEqual({ code, state: "cancelled" });
    const answer = await admin.call("GET", `/reception/events/${tonight.id}`);
    expect(await answer.text()).not.toContain("きえる");
  });
});

describe("a party at the door", () => {
  it("can be checked in in parts, each stored with helper, time and device", async () => {
    const { id, version } = await newParty();
    const first = arrive(id, [0], 1500);
    const [answer] = await send([first]);
    expect(answer).toEqual({
      nonce: first.nonce,
      result: "counted",
      party: { reservationId: id, state: "attended", seats: 3, people: [0], paid: 1500 },
    });
    expect(await resultsOf([arrive(id, [2, 1], 3000)])).toEqual(["counted"]);
    const { people, paid, marks } = await partyOf(id);
    expect([people, paid]).toEqual([[0, 1, 2], 4500]);
    expect(marks).toMatchObject([
      { by: "受付の田中", device: "iPad 1", at: first.at, people: [0], conflict: null },
      { people: [1, 2], paid: 3000, conflict: null },
    ]);
    expect(await rowOf(id)).toEqual({ state: "attended", arrived: 3, seats_held: 3, version });
    expect(await causesOf(id)).toEqual(["arrive", "arrive"]);
  });

  it("is audited with ids and numbers only", async () => {
    const { id } = await newParty({ name: "きえる なまえ" });
    await send([arrive(id, [0, 1], 3000)]);
    const entries = await db
      .selectFrom("audit_entry")
      .select(["actor_id", "action", "subject_kind", "before", "after"])
      .where("subject_id", "=", id)
      .execute();
    expect(entries).toEqual([
      {
        actor_id: admin.id,
        action: "reservation.check-in",
        subject_kind: "reservation",
        before: { state: "confirmed", arrived: 0 },
        after: { state: "attended", arrived: 2, paid: 3000 },
      },
    ]);
    const remembered = await db.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(remembered)).not.toContain("きえる");
  });

  it("can pay before or after it is checked in", async () => {
    const { id } = await newParty();
    const pay: ReceptionMark = { ...made(), kind: "pay", reservationId: id, paid: 4500 };
    expect(await resultsOf([pay, pay])).toEqual(["counted", "known"]);
    expect(await partyOf(id)).toMatchObject({ paid: 4500, people: [], state: "confirmed" });
    expect(await causesOf(id)).toEqual([]);
  });

  it("has no more places than seats, and belongs to one event", async () => {
    const { id } = await newParty();
    const other = await newEvent();
    expect(await resultsOf([arrive(id, [3]), arrive(randomUUID(), [0])])).toEqual([
      "refused",
      "refused",
    ]);
    expect(await resultsOf([arrive(id, [0])], admin, other.id)).toEqual(["refused"]);
    expect(await rowOf(id)).toMatchObject({ arrived: 0 });
  });

  it("that was marked absent before its check-in arrived still counts as present", async () => {
    const { id } = await newParty({ state: "no-show" });
    expect(await resultsOf([arrive(id, [1])])).toEqual(["counted"]);
    expect(await rowOf(id)).toMatchObject({ state: "attended", arrived: 1 });
  });
});

describe("a mark that is sent again", () => {
  it("counts once, however often and at whatever time it comes", async () => {
    const { id } = await newParty();
    const mark = arrive(id, [0], 1500);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resultsOf([mark])));
    expect(answers.flat().sort()).toEqual(["counted", ...Array(7).fill("known")]);
    expect(await partyOf(id)).toMatchObject({ people: [0], paid: 1500, marks: [{}] });
    expect(await causesOf(id)).toEqual(["arrive"]);
  });

  it("checks a walk-in in once", async () => {
    const { id, sessionId } = await newEvent({}, 10);
    const mark = walkIn(sessionId, 2);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => resultsOf([mark], admin, id)),
    );
    expect(answers.flat().sort()).toEqual(["counted", ...Array(4).fill("known")]);
    expect((await read(admin, id)).sessions).toMatchObject([{ free: 8 }]);
  });
});

describe("two marks for the same people", () => {
  it("are both stored and marked as a conflict, and the people count once", async () => {
    const { id } = await newParty();
    const other = await signedIn({ name: "三浦", role: "admin" });
    const [one, two] = [arrive(id, [0, 1], 3000), arrive(id, [1], 1500)];
    expect(await resultsOf([one])).toEqual(["counted"]);
    expect(await resultsOf([two], other)).toEqual(["conflict"]);
    const party = await partyOf(id);
    expect(party).toMatchObject({ people: [0, 1], paid: 4500 });
    expect(party.marks).toMatchObject([
      { by: "受付の田中", conflict: "twice", isSeen: false },
      { by: "三浦", conflict: "twice", isSeen: false },
    ]);
    expect(await resultsOf([see(two.nonce), see(two.nonce)])).toEqual(["counted", "known"]);
    expect((await partyOf(id)).marks.map(({ isSeen }) => isSeen)).toEqual([false, true]);
    await send([undo(two.nonce)]);
    expect((await partyOf(id)).marks).toMatchObject([{ conflict: null }, { conflict: null }]);
    expect(await partyOf(id)).toMatchObject({ people: [0, 1], paid: 3000 });
  });

  it("are also stored for a party without seats, and check nobody in", async () => {
    const { id } = await newParty({ state: "cancelled" });
    expect(await resultsOf([arrive(id, [0], 1500)])).toEqual(["conflict"]);
    expect(await partyOf(id)).toMatchObject({
      people: [],
      paid: 1500,
      state: "cancelled",
      marks: [{ conflict: "no-seat" }],
    });
  });
});

describe("a mark that is taken back", () => {
  it("undoes the check-in, and records who did it", async () => {
    const { id } = await newParty();
    const [one, two] = [arrive(id, [0], 1500), arrive(id, [1], 1500)];
    await send([one, two]);
    expect(await resultsOf([undo(one.nonce), undo(one.nonce)])).toEqual(["counted", "known"]);
    expect(await partyOf(id)).toMatchObject({
      people: [1],
      paid: 1500,
      marks: [{ undone: { by: "受付の田中", device: "iPad 1" } }, { undone: null }],
    });
    await send([undo(two.nonce)]);
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", arrived: 0, seats_held: 3 });
    expect(await causesOf(id)).toEqual(["arrive", "arrive", "change", "change"]);
  });

  it("has no effect if it arrives after its undo", async () => {
    const { id } = await newParty();
    const mark = arrive(id, [0], 1500);
    expect(await resultsOf([undo(mark.nonce), mark])).toEqual(["counted", "counted"]);
    expect(await partyOf(id)).toMatchObject({ people: [], paid: 0, state: "confirmed" });
  });

  it("is one of the same event", async () => {
    const { id } = await newParty();
    const mark = arrive(id, [0]);
    await send([mark]);
    const other = await newEvent();
    expect(await resultsOf([undo(mark.nonce), see(mark.nonce)], admin, other.id)).toEqual([
      "refused",
      "refused",
    ]);
    expect(await rowOf(id)).toMatchObject({ arrived: 1 });
  });
});

describe("a walk-in", () => {
  it("is let in while there are seats, and stored as a conflict when there are none", async () => {
    const { id, sessionId } = await newEvent({}, 3);
    const [one, two] = [walkIn(sessionId, 2), walkIn(sessionId, 2)];
    expect(await resultsOf([one, two], admin, id)).toEqual(["counted", "conflict"]);
    expect((await read(admin, id)).sessions).toMatchObject([{ free: 1 }]);
    expect(await partyOf(one.reservationId, admin, id)).toMatchObject({
      state: "attended",
      people: [0, 1],
      nickname: "とおりすがり",
    });
    expect(await partyOf(two.reservationId, admin, id)).toMatchObject({
      people: [],
      paid: 1500,
      marks: [{ kind: "walk-in", conflict: "no-seat" }],
    });
    expect(await causesOf(one.reservationId)).toEqual(["confirm", "arrive"]);
    expect(await resultsOf([undo(one.nonce)], admin, id)).toEqual(["counted"]);
    expect((await read(admin, id)).sessions).toMatchObject([{ free: 3 }]);
    expect(await rowOf(one.reservationId)).toMatchObject({ state: "cancelled", seats_held: 0 });
    expect(await resultsOf([arrive(two.reservationId, [0])], admin, id)).toEqual(["conflict"]);
  });

  it("takes no seat if the mark is undone before it arrives", async () => {
    const { id, sessionId } = await newEvent({}, 3);
    const mark = walkIn(sessionId, 2);
    await send([undo(mark.nonce), mark], admin, id);
    expect((await read(admin, id)).sessions).toMatchObject([{ free: 3 }]);
    expect(await rowOf(mark.reservationId)).toMatchObject({ state: "cancelled", arrived: 0 });
  });

  it("is a conflict at a session that does not take place, and refused at one of another event", async () => {
    const cancelled = await newEvent({ state: "cancelled" }, 3);
    expect(await resultsOf([walkIn(cancelled.sessionId)], admin, cancelled.id)).toEqual([
      "conflict",
    ]);
    expect(await resultsOf([walkIn(cancelled.sessionId)])).toEqual(["refused"]);
  });
});

describe("a helper", () => {
  const refusalOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

  it("works at the reception of one event only", async () => {
    const helper = await signedIn({ name: "ゆき" });
    const other = await newEvent();
    expect((await grant(tonight.id, helper.email.toUpperCase())).status).toBe(204);
    const { id, code } = await newParty();
    expect(await resultsOf([arrive(id, [0])], helper)).toEqual(["counted"]);
    expect((await partyOf(id, helper)).marks).toMatchObject([{ by: "ゆき" }]);
    const list = await helper.call("GET", "/reception/events");
    const { events } = receptionEventsSchema.strict().parse(await list.json());
    expect(events.map((event) => event.id)).toEqual([tonight.id]);
    expect((await helper.call("GET", `/reception/tickets/${code}`)).status).toBe(200);
    const elsewhere = await helper.call("GET", `/reception/events/${other.id}`);
    expect([elsewhere.status, await refusalOf(elsewhere)]).toEqual([403, "not-allowed"]);
    const marks = { marks: [arrive(id, [1])] };
    const marking = await helper.call("POST", `/reception/events/${other.id}/marks`, marks);
    expect(marking.status).toBe(403);
  });

  it("can be named by handle, and the right can be withdrawn", async () => {
    const helper = await signedIn();
    const { handle } = await db
      .selectFrom("profile")
      .select("handle")
      .where("user_id", "=", helper.id)
      .executeTakeFirstOrThrow();
    const path = `/admin/events/${tonight.id}/reception-helpers`;
    expect((await grant(tonight.id, `@${handle}`)).status).toBe(204);
    expect((await grant(tonight.id, handle)).status).toBe(204);
    const { helpers } = (await (await admin.call("GET", path)).json()) as {
      helpers: { userId: string }[];
    };
    expect(helpers.filter(({ userId }) => userId === helper.id)).toHaveLength(1);
    await read(helper);
    expect((await admin.call("DELETE", `${path}/${helper.id}`)).status).toBe(204);
    expect((await helper.call("GET", `/reception/events/${tonight.id}`)).status).toBe(403);
    expect((await admin.call("DELETE", `${path}/${helper.id}`)).status).toBe(404);
    expect(await refusalOf(await grant(tonight.id, "nobody@example.jp"))).toBe("not-found");
    const entries = await db
      .selectFrom("audit_entry")
      .select(["action", "before", "after"])
      .where("subject_id", "=", tonight.id)
      .orderBy("at")
      .execute();
    const actions = entries.filter(({ before, after }) =>
      JSON.stringify([before, after]).includes(helper.id),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "reception-helper.grant",
      "reception-helper.revoke",
    ]);
  });

  it.each([
    [-3, 403],
    [-1, 200],
    [0, 200],
    [1, 200],
    [3, 403],
  ])("works from the day before until the day after: %i days", async (day, status) => {
    const helper = await signedIn();
    const event = await newEvent({ startsAt: days(day) });
    await grant(event.id, helper.email);
    expect((await helper.call("GET", `/reception/events/${event.id}`)).status).toBe(status);
    expect((await admin.call("GET", `/reception/events/${event.id}`)).status).toBe(200);
  });
});

describe("the door", () => {
  it("is closed to everybody else, also to an admin in another's name", async () => {
    const { id, code } = await newParty();
    const others = [await signedIn(), await signedIn({ impersonatedBy: admin.id })];
    const marks = { marks: [arrive(id, [0])] };
    for (const other of others) {
      const path = `/reception/events/${tonight.id}`;
      expect((await other.call("GET", path)).status).toBe(403);
      expect((await other.call("POST", `${path}/marks`, marks)).status).toBe(403);
      expect((await other.call("GET", `/reception/tickets/${code}`)).status).toBe(404);
      const list = await other.call("GET", "/reception/events");
      expect(await list.json()).toEqual({ events: [] });
    }
    const stranger = await api.request(`/api/v1/authorized/reception/events/${tonight.id}`);
    expect(stranger.status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ arrived: 0 });
  });

  it("deletes a party with its person's account, and keeps other marks", async () => {
    const person = await signedIn();
    const [own, other] = [await newParty({ userId: person.id }), await newParty()];
    const colleague = await signedIn({ name: "代理", role: "admin" });
    await send([arrive(own.id, [0])]);
    await send([arrive(other.id, [0])], colleague);
    for (const { id } of [person, colleague]) {
      await db.deleteFrom("user").where("id", "=", id).execute();
    }
    expect((await partyOf(other.id)).marks).toMatchObject([{ people: [0], by: "" }]);
    await expect(partyOf(own.id)).rejects.toThrow("no such party");
  });
});

describe("a batch with a mark that cannot be taken", () => {
  it("is applied except for that one, which is refused with its reason", async () => {
    const { id } = await newParty();
    const other = await newEvent();
    const elsewhere = walkIn(other.sessionId);
    await send([elsewhere], admin, other.id);
    const bad = [
      { ...arrive(id, [0]), at: "0000-01-01T00:00:00Z" },
      { ...arrive(id, [0]), at: "2026-02-30T00:00:00Z" },
      { ...arrive(id, [0]), device: "iPad\u0000" },
      { ...walkIn(tonight.sessionId), nickname: "\ud800" },
      { ...arrive(id, [0]), paid: 2 ** 63 },
      { ...arrive(id, [0]), reservationId: "x" },
      { ...walkIn(tonight.sessionId), nonce: elsewhere.nonce },
      { kind: "dance" },
      {},
    ];
    const good = [arrive(id, [0]), arrive(id, [1])];
    const answer = await admin.call("POST", `/reception/events/${tonight.id}/marks`, {
      marks: [good[0], ...bad, good[1]],
    });
    expect(answer.status).toBe(200);
    const { answers } = markAnswersSchema.strict().parse(await answer.json());
    expect(answers.map(({ result }) => result)).toEqual([
      "counted",
      ...bad.map(() => "refused"),
      "counted",
    ]);
    for (const { reason, nonce } of answers.slice(1, -1)) {
      expect(reason, nonce).toMatch(/\w/);
    }
    expect((await partyOf(id)).people).toEqual([0, 1]);
  });
});
