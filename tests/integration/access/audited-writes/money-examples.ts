import { randomUUID } from "node:crypto";
import type { Example, World } from "./world.ts";

const base = "/api/v1/authorized/admin/money";
const codes = "/api/v1/authorized/admin/price-codes";
const kinds = "/api/v1/authorized/admin/pass-kinds";
const ofPerson = "/api/v1/authorized/admin/people/:userId/passes";
const ofEvening = `${base}/evenings/:eventId`;
const ofParty = `${base}/reservations/:reservationId/receipts`;
const zero = { cash: 0, qr: 0, card: 0 };
const closing = { recorded: zero, counted: zero, changeFund: 0, coins: null, reason: "" };
const receipt = {
  addressee: "株式会社みなも",
  honorific: "onchu",
  purpose: "参加費",
  locale: "ja",
  standard: 1500,
  reduced: 0,
};

/** A party of one that came and paid. */
async function paid({ db, party }: World): Promise<string> {
  const { id } = await party({ state: "attended", arrived: 1 });
  await db
    .insertInto("check_in")
    .values({ reservation_id: id, people: [0], paid: 1500, made_by_id: "x", nonce: randomUUID() })
    .execute();
  return id;
}

/** The same with a receipt. */
async function receipted(world: World) {
  const { db } = world;
  const reservationId = await paid(world);
  const { event_id } = await db
    .selectFrom("reservation")
    .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
    .select("event_session.event_id")
    .where("reservation.id", "=", reservationId)
    .executeTakeFirstOrThrow();
  const document = {
    ...{ locale: "ja", honorific: "onchu", issuedOn: "2026-04-18", usedOn: "2026-04-18" },
    lines: [{ label: "参加費", rate: 10, amount: 1500, tax: 136 }],
    methods: ["cash"],
    seller: { name: "卓上", address: "", telephone: "", invoiceNumber: "" },
    ...{ hasStampFrame: false, originalIssuedOn: null },
  };
  const { id: receiptId } = await db
    .insertInto("receipt")
    .values({
      ...{ year: 1999, number: nextNumber++, event_id, reservation_id: reservationId },
      ...{ standard: 1500, reduced: 0, addressee: "株式会社みなも", purpose: "参加費" },
      ...{ document: JSON.stringify(document), issued_by: "desk", issued_by_id: "x" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { reservationId, receiptId } };
}
/** In a year that is over, in which nobody else issues any. */
let nextNumber = 1;

const newKind = ({ db }: World) =>
  db
    .insertInto("pass_kind")
    .values({
      ...{ name_ja: "5回券", name_en: "Five visits", visits: 5, yen: 6000, days: 90 },
      made_by_id: "x",
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const moneyExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${ofEvening}/corrections`]: async ({ event }) => ({
    params: { eventId: (await event()).id },
    body: { kind: "discount", amount: 500, reservationId: null, reason: "学割" },
  }),
  [`POST ${ofEvening}/closing`]: async ({ event }) => ({
    params: { eventId: (await event({ startsAt: new Date() })).id },
    body: closing,
  }),
  [`POST ${ofEvening}/reopening`]: async ({ db, event }) => {
    const { id } = await event();
    await db
      .insertInto("money_closing")
      .values({
        ...{ event_id: id, owed: 0, unpaid: 0, closed_by_id: "x" },
        ...{ recorded_cash: 0, recorded_qr: 0, recorded_card: 0 },
        ...{ counted_cash: 0, counted_qr: 0, counted_card: 0 },
      })
      .execute();
    return { params: { eventId: id }, body: { reason: "かぞえちがい" } };
  },
  [`POST ${codes}`]: () => ({
    body: {
      ...{ code: "AUDITED", yen: 500 },
      ...{ validFrom: "2026-01-01T00:00:00Z", validUntil: "2026-02-01T00:00:00Z" },
    },
  }),
  [`POST ${codes}/:codeId/stop`]: async ({ db }) => {
    const { id } = await db
      .insertInto("price_code")
      .values({
        ...{ code: "TOSTOP", yen: 500, made_by_id: "x" },
        ...{ valid_from: new Date(0), valid_until: new Date() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { params: { codeId: id } };
  },
  [`POST ${kinds}`]: () => ({
    body: { origin: "sale", ja: "5回券", en: "Five visits", visits: 5, yen: 6000, days: 90 },
  }),
  [`POST ${kinds}/:kindId/stop`]: async (world) => ({
    params: { kindId: (await newKind(world)).id },
  }),
  [`POST ${ofPerson}`]: async (world) => ({
    params: { userId: (await world.person()).id },
    body: { origin: "gift", kindId: (await newKind(world)).id, reason: "お詫び" },
  }),
  "POST /api/v1/authorized/admin/passes/:passId/end": async (world) => {
    const { id: kind_id } = await newKind(world);
    const { id: user_id } = await world.person();
    const { id: passId } = await world.db
      .insertInto("pass")
      .values({ user_id, kind_id, reason: "お詫び", valid_until: new Date(), made_by_id: "x" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { params: { passId }, body: { reason: "誤り" } };
  },
  [`POST ${ofParty}`]: async (world) => ({
    params: { reservationId: await paid(world) },
    body: receipt,
  }),
  [`POST ${ofParty}/:receiptId/reissue`]: async (world) => ({
    ...(await receipted(world)),
    body: { copies: 1, addressee: "株式会社みなも", honorific: "onchu" },
  }),
  [`POST ${ofParty}/:receiptId/void`]: async (world) => ({
    ...(await receipted(world)),
    body: { reason: "宛名のまちがい" },
  }),
};
