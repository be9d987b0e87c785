import { randomUUID } from "node:crypto";
import {
  type MoneyEvening,
  moneyEveningSchema,
  type NewClosing,
} from "@takujo/contracts/booking/money/money";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { expect } from "vitest";
import { createGamesApi } from "../../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../../tests/support/silent-logger.ts";

type EventOptions = NonNullable<Parameters<typeof createEvent>[1]>;
type PartyOptions = Partial<Parameters<typeof createReservation>[1]>;

/** A site with an admin, evenings, parties and a reception that takes money. */
export async function createTill() {
  const { db, url } = await createTestDatabase();
  const api = createGamesApi({
    db,
    logger: silentLogger,
    secret: "of the test",
    origin: testOrigin,
  });
  const signedIn = await signingIn(db, api, "/api/v1");
  const admin = await signedIn({ name: "会計の高橋", role: "admin" });
  type Person = typeof admin;

  async function newEvent(options: EventOptions = {}) {
    const startsAt = options.startsAt ?? new Date();
    const { id } = await createEvent(db, { fee: 2800, title: "重量級の夜", ...options, startsAt });
    const session = await createEventSession(db, { eventId: id, startsAt, capacity: 500 });
    return { id, sessionId: session.id, startsAt };
  }
  type Evening = Awaited<ReturnType<typeof newEvent>>;

  const newParty = (evening: Evening, options: PartyOptions = {}) =>
    createReservation(db, { eventSessionId: evening.sessionId, seats: 2, ...options });

  const mark = (kind: string, reservationId: string, more: object) => ({
    ...{ nonce: randomUUID(), at: new Date().toISOString(), device: "iPad", kind },
    ...{ reservationId, ...more },
  });

  async function sendMarks(evening: Evening, marks: object[], who: Person = admin) {
    const answer = await who.call("POST", `/reception/events/${evening.id}/marks`, { marks });
    expect(answer.status).toBe(200);
    const { answers } = (await answer.json()) as { answers: { result: string }[] };
    return answers.map(({ result }) => result);
  }

  /** A party that came and paid. */
  async function payingParty(
    evening: Evening,
    {
      paid = 5600,
      method = "cash",
      ...options
    }: PartyOptions & { paid?: number; method?: string } = {},
  ) {
    const party = await newParty(evening, options);
    const people = Array.from({ length: party.seats }, (_, place) => place);
    await sendMarks(evening, [mark("arrive", party.id, { people, paid, method })]);
    return party;
  }

  async function read(evening: Evening, who: Person = admin): Promise<MoneyEvening> {
    const answer = await who.call("GET", `/admin/money/evenings/${evening.id}`);
    expect(answer.status).toBe(200);
    return moneyEveningSchema.strict().parse(await answer.json());
  }

  const correct = (evening: Evening, correction: object, headers: Record<string, string> = {}) =>
    admin.call(
      "POST",
      `/admin/money/evenings/${evening.id}/corrections`,
      { reservationId: null, reason: "理由", ...correction },
      headers,
    );

  /** By default with the sums recorded now. */
  async function close(evening: Evening, closing: Partial<NewClosing> = {}, who: Person = admin) {
    const { taken } = await read(evening);
    const body = { recorded: taken, counted: taken, changeFund: 0, coins: null, reason: "" };
    return who.call("POST", `/admin/money/evenings/${evening.id}/closing`, { ...body, ...closing });
  }

  const reopen = (evening: Evening, reason = "かぞえちがい") =>
    admin.call("POST", `/admin/money/evenings/${evening.id}/reopening`, { reason });

  const auditOf = async (subjectId: string) =>
    db
      .selectFrom("audit_entry")
      .select(["action", "actor_id", "after", "reason"])
      .where("subject_id", "=", subjectId)
      .orderBy("at")
      .orderBy("id")
      .execute();

  return {
    ...{ db, url, api, signedIn, admin, newEvent, newParty, mark, sendMarks, payingParty },
    ...{ read, correct, close, reopen, auditOf },
  };
}

/** The code of a refusal, with its reason if it has one. */
export async function refusalOf(answer: Response): Promise<string> {
  const { code, reason } = (await answer.json()) as { code: string; reason?: string };
  return reason ? `${answer.status} ${code} ${reason}` : `${answer.status} ${code}`;
}
