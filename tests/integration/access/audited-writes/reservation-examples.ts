import { randomUUID } from "node:crypto";
import type { Example, World } from "./world.ts";

const base = "/api/v1/authorized/admin";
const ofParty = `${base}/reservations/:reservationId`;
const reason = "電話での依頼";

async function seated({ party, person }: World) {
  const { id, version } = await party({ userId: (await person()).id });
  return { params: { reservationId: id }, id, version };
}

export const reservationExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${base}/reservations`]: async ({ session }) => ({
    body: {
      sessionId: (await session()).id,
      seats: 2,
      name: "森野 ことり",
      kana: "もりの ことり",
      phone: "090-1234-5678",
    },
  }),
  [`POST ${base}/reservations/waiting`]: async ({ session }) => ({
    body: {
      sessionId: (await session({ capacity: 2, seatsTaken: 2 })).id,
      seats: 2,
      name: "森野 ことり",
      kana: "もりの ことり",
      phone: "090-1234-5678",
    },
  }),
  [`POST ${ofParty}/accept`]: async ({ party }) => ({
    params: { reservationId: (await party({ state: "offered" })).id },
  }),
  [`PATCH ${ofParty}`]: async (world) => {
    const { params, version } = await seated(world);
    return { params, body: { version, seats: 2, phone: "090-1234-5678" } };
  },
  [`POST ${ofParty}/cancel`]: async (world) => ({
    params: (await seated(world)).params,
    body: { reason },
  }),
  [`POST ${ofParty}/restore`]: async ({ party }) => ({
    params: { reservationId: (await party({ state: "cancelled" })).id },
    body: { reason },
  }),
  // One seat is free for two who would stay together: nobody offers it by himself.
  [`POST ${ofParty}/offer`]: async ({ party, person, session }) => {
    const { id: eventSessionId } = await session({ capacity: 3, seatsTaken: 2 });
    const userId = (await person()).id;
    const { id } = await party({ eventSessionId, userId, state: "waiting", seats: 2 });
    return { params: { reservationId: id }, body: { reason, seats: 1 } };
  },
  [`PATCH ${ofParty}/staff-note`]: async (world) => ({
    params: (await seated(world)).params,
    body: { before: "", note: "入口に近い席を希望" },
  }),
  [`PATCH ${base}/people/:userId/staff-note`]: async ({ person }) => ({
    params: { userId: (await person()).id },
    body: { before: "", note: "静かな席を希望" },
  }),
  [`PATCH ${base}/no-show-rule`]: async ({ db }) => {
    const { version } = await db
      .selectFrom("no_show_rule")
      .select("version")
      .executeTakeFirstOrThrow();
    const numbers = { absences: 4, months: 6, graceHours: 24, mostComing: 1, days: 30 };
    return { body: { isOn: false, ...numbers, version } };
  },
  [`POST ${ofParty}/no-show-excuse`]: async ({ party, person }) => ({
    params: {
      reservationId: (await party({ userId: (await person()).id, state: "no-show" })).id,
    },
    body: { reason: "told" },
  }),
  [`DELETE ${ofParty}/no-show-excuse`]: async ({ db, party, person }) => {
    const { id } = await party({ userId: (await person()).id, state: "no-show" });
    await db
      .insertInto("no_show_excuse")
      .values({ reservation_id: id, reason: "told", made_by_id: "x" })
      .execute();
    return { params: { reservationId: id } };
  },
  [`POST ${base}/calls/:callId`]: async (world) => ({
    params: { callId: await callTo(world) },
    body: { outcome: "told", remark: "" },
  }),
  [`POST ${base}/calls/:callId/claim`]: async (world) => ({
    params: { callId: await callTo(world) },
    body: { isCalling: true },
  }),
  [`POST ${base}/tables/:sessionId/decision`]: async ({ session }) => {
    const decisionDeadline = new Date(Date.now() + 3_600_000);
    const { id } = await session({ letter: "い", minimum: { players: 3, decisionDeadline } });
    return { params: { sessionId: id }, body: { decision: "go" } };
  },
  [`POST ${base}/reservations/contacts.csv`]: () => ({ body: { reason } }),
  [`POST ${base}/reservations/mail`]: async (world) => ({
    body: { reservationIds: [(await seated(world)).id] },
  }),
  [`POST ${base}/reservations/move`]: async (world) => {
    const { id: eventId } = await world.event();
    const [from, to] = [await world.session({ eventId }), await world.session({ eventId })];
    const { id } = await world.party({ eventSessionId: from.id });
    return { body: { reservationIds: [id], sessionId: to.id } };
  },
  "POST /api/v1/authorized/reception/events/:eventId/marks": async ({ event, session, party }) => {
    const { id: eventId } = await event();
    const { id: eventSessionId } = await session({ eventId });
    const { id: reservationId } = await party({ eventSessionId });
    const made = { nonce: randomUUID(), at: new Date().toISOString(), device: "iPad" };
    const mark = { ...made, kind: "arrive", reservationId, people: [0], paid: 0 };
    return { params: { eventId }, body: { marks: [mark] } };
  },
};

/** A party without an account that is to be told of a change. */
async function callTo({ db, party }: World): Promise<string> {
  const { id } = await party({ history: [{ cause: "event-changed" }] });
  const { id: callId } = await db
    .selectFrom("reservation_transition")
    .select("id")
    .where("reservation_id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("reservation_notice")
    .values({
      transition_id: callId,
      reservation_id: id,
      kind: "event-changed",
      way: "telephone",
      created_at: new Date(),
    })
    .execute();
  return callId;
}
