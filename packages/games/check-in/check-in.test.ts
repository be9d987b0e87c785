import { randomUUID } from "node:crypto";
import { checkInReceiptSchema, partySchema } from "@takujo/contracts/games/check-in";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { describe, expect, it } from "vitest";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { createGamesApi } from "../games-api.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ name: "受付の田中", role: "admin" });
type Person = typeof admin;

const { id: eventId } = await createEvent(db, { title: "重量級の日" });
const session = await createEventSession(db, { eventId, letter: "い", capacity: 1000 });

const newParty = (options: Partial<Parameters<typeof createReservation>[1]> = {}) =>
  createReservation(db, { eventSessionId: session.id, seats: 3, ...options });
const mark = (code: string, seats: number, nonce = randomUUID(), who: Person = admin) =>
  who.call("POST", "/check-ins", { code, seats, nonce });

async function receiptOf(answer: Response) {
  expect(answer.status).toBe(200);
  return checkInReceiptSchema.strict().parse(await answer.json());
}

async function refusalOf(answer: Response) {
  const { status, code } = (await answer.json()) as { status: number; code: string };
  return [status, code];
}

async function read(code: string, query = "") {
  const answer = await admin.call("GET", `/check-ins/${encodeURIComponent(code)}${query}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.status).toBe(200);
  return partySchema.strict().parse(await answer.json());
}

const rowsOf = (table: "check_in" | "reservation_transition", id: string) =>
  db.selectFrom(table).selectAll().where("reservation_id", "=", id).execute();

describe("a party at the door", () => {
  it("is read with who they are, whatever way the code is written", async () => {
    const guests = [{ nickname: "はる", language: "en" as const }];
    const { code } = await newParty({ seats: 2, guests, note: "車いすで行きます" });
    const spoken = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const fullWidth = spoken.replace(/[\w-]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    );
    for (const written of [code, spoken, fullWidth, ` ${spoken} `]) {
      expect(await read(written)).toMatchObject({
        code,
        state: "confirmed",
        seats: 2,
        arrived: 0,
        name: "森野 ことり",
        kana: "もりの ことり",
        phone: "090-1234-5678",
        nickname: "ことり",
        guests,
        note: "車いすで行きます",
        event: { title: "重量級の日", locale: "ja", isCancelled: false },
        session: { letter: "い", name: "昼の部", calledOff: false },
        arrivals: [],
      });
    }
    expect((await read(code, "?locale=en")).session.name).toBe("Afternoon");
  });

  it("is not found under a code that nobody has", async () => {
    const unknown = await admin.call("GET", "/check-ins/22222222");
    expect(await refusalOf(unknown)).toEqual([404, "not-found"]);
    expect(await refusalOf(await mark("22222222", 1))).toEqual([404, "not-found"]);
  });

  it("comes in by parts, and each part is kept with who let it in", async () => {
    const { id, code } = await newParty();
    expect(await receiptOf(await mark(code, 1))).toEqual({
      reservationId: id,
      state: "attended",
      seats: 3,
      arrived: 1,
    });
    expect(await receiptOf(await mark(code, 2))).toMatchObject({ arrived: 3 });
    const { arrivals, ...party } = await read(code);
    expect(party).toMatchObject({ state: "attended", arrived: 3 });
    expect(arrivals.map(({ seats, by }) => [seats, by])).toEqual([
      [1, "受付の田中"],
      [2, "受付の田中"],
    ]);
    expect(await rowsOf("reservation_transition", id)).toMatchObject([
      { cause: "arrive", state: "attended", made_by: "organizer" },
      { cause: "arrive", state: "attended", made_by: "organizer" },
    ]);
  });

  it("keeps its seats and its version, and stands in the audit by ids alone", async () => {
    const seatsTaken = async () =>
      (await db.selectFrom("event_session").select("seats_taken").executeTakeFirst())?.seats_taken;
    const { id, code, version } = await newParty();
    const before = await seatsTaken();
    await mark(code, 2);
    expect(await seatsTaken()).toBe(before);
    const row = await db
      .selectFrom("reservation")
      .select(["version", "seats_held"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ version, seats_held: 3 });
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
        after: { state: "attended", arrived: 2 },
      },
    ]);
  });

  it("is not let in twice: the mark is refused, and the party says who and when", async () => {
    const { id, code } = await newParty({ seats: 2 });
    await mark(code, 2);
    expect(await refusalOf(await mark(code, 1))).toEqual([409, "already-arrived"]);
    expect(await rowsOf("check_in", id)).toHaveLength(1);
    const [arrival] = (await read(code)).arrivals;
    expect(arrival).toMatchObject({ seats: 2, by: "受付の田中" });
    expect(Date.now() - Date.parse(arrival?.at ?? "")).toBeLessThan(60_000);
  });

  it("says the handle of who has not given a name", async () => {
    const nameless = await signedIn({ name: "", role: "admin" });
    const { code } = await newParty();
    await mark(code, 1, randomUUID(), nameless);
    const { handle } = await db
      .selectFrom("profile")
      .select("handle")
      .where("user_id", "=", nameless.id)
      .executeTakeFirstOrThrow();
    expect((await read(code)).arrivals).toMatchObject([{ by: `@${handle}` }]);
  });

  it("cannot be larger than it is", async () => {
    const { id, code } = await newParty();
    expect(await refusalOf(await mark(code, 4))).toEqual([409, "already-arrived"]);
    expect(await read(code)).toMatchObject({ state: "confirmed", arrived: 0 });
    expect(await rowsOf("check_in", id)).toEqual([]);
  });

  it.each([
    ...["held", "expired", "waiting", "left", "offered", "lapsed"],
    ...["cancelled", "called-off", "no-show"],
  ])("is not let in while it is %s", async (state) => {
    const { code } = await newParty({ state });
    expect(await refusalOf(await mark(code, 1))).toEqual([409, "not-now"]);
    expect(await read(code)).toMatchObject({ state, arrived: 0 });
  });
});

describe("a mark that is sent again", () => {
  it("counts once, however often and at whatever time it comes", async () => {
    const { id, code } = await newParty();
    const nonce = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(code, 1, nonce)));
    for (const answer of answers) expect(await receiptOf(answer)).toMatchObject({ arrived: 1 });
    expect(await rowsOf("check_in", id)).toHaveLength(1);
    expect(await rowsOf("reservation_transition", id)).toHaveLength(1);
  });

  it("is answered also when the party has become complete", async () => {
    const { code } = await newParty({ seats: 1 });
    const nonce = randomUUID();
    await mark(code, 1, nonce);
    expect(await receiptOf(await mark(code, 1, nonce))).toMatchObject({ arrived: 1 });
  });

  it("marks no other party", async () => {
    const [one, other] = [await newParty(), await newParty()];
    const nonce = randomUUID();
    await mark(one.code, 1, nonce);
    expect(await refusalOf(await mark(other.code, 1, nonce))).toEqual([422, "key-reused"]);
    expect(await read(other.code)).toMatchObject({ arrived: 0 });
  });

  it("at two doors at once lets in no more than the party is", async () => {
    const { id, code } = await newParty({ seats: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(code, 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await rowsOf("check_in", id)).toHaveLength(2);
  });
});

describe("the door", () => {
  it("is kept by the organizer alone, also from an admin in another's name", async () => {
    const { id, code } = await newParty();
    const others = [await signedIn(), await signedIn({ impersonatedBy: admin.id })];
    for (const other of others) {
      const reading = await other.call("GET", `/check-ins/${code}`);
      expect(await refusalOf(reading)).toEqual([403, "not-allowed"]);
      const marking = await mark(code, 1, randomUUID(), other);
      expect(await refusalOf(marking)).toEqual([403, "not-allowed"]);
    }
    const stranger = await api.request(`/api/v1/authorized/check-ins/${code}`);
    expect(stranger.status).toBe(401);
    expect(await rowsOf("check_in", id)).toEqual([]);
  });

  it("keeps nothing of a person in the answers that wait for retries", async () => {
    const { code } = await newParty({ name: "きえる なまえ" });
    await mark(code, 1);
    const kept = await db.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(kept)).not.toContain("きえる");
  });

  it("forgets a party with the person it belongs to, and not who let others in", async () => {
    const person = await signedIn();
    const [own, other] = [await newParty({ userId: person.id }), await newParty()];
    const colleague = await signedIn({ name: "代理", role: "admin" });
    await mark(own.code, 1);
    await mark(other.code, 1, randomUUID(), colleague);
    for (const { id } of [person, colleague]) {
      await db.deleteFrom("user").where("id", "=", id).execute();
    }
    expect(await rowsOf("check_in", own.id)).toEqual([]);
    expect((await read(other.code)).arrivals).toMatchObject([{ seats: 1, by: "" }]);
  });
});
