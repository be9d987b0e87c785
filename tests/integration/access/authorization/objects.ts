import { randomInt, randomUUID } from "node:crypto";
import { createAddress } from "@takujo/db/testing/create-address";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import type { Database } from "@takujo/runtime/database/database";

export interface OwnedObject {
  id: string;
  /** Of the event it is about. */
  slug?: string;
  /** Of a receipt of it. */
  receiptId?: string;
  seatId?: string;
  /** A valid change of it. */
  change: object;
  /** All stored rows of it. */
  rows: () => Promise<object[]>;
}

const address = {
  label: "自宅",
  name: "森野 ことり",
  kana: "もりの ことり",
  postalCode: "101-0041",
  prefecture: "東京都",
  city: "千代田区",
  street: "神田須田町1-12-3",
  phone: "090-1234-5678",
};

/** What each path can do something with; the others take any reservation that stands. */
const statesByPath: [RegExp, string][] = [
  [/\/confirm$/, "held"],
  [/\/(?:accept|offer)$/, "offered"],
];

/** What A paid at the door, with a receipt that they issued if the path names one. */
async function newReceipt(path: string, db: Database, userId: string): Promise<OwnedObject> {
  await db.deleteFrom("reservation").where("user_id", "=", userId).execute();
  const { id: eventId } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const party = { eventSessionId, userId, state: "attended", arrived: 1 };
  const { id } = await createReservation(db, party);
  await db
    .insertInto("check_in")
    .values({ reservation_id: id, paid: 1500, made_by_id: "x", nonce: randomUUID() })
    .execute();
  const rows = () => db.selectFrom("reservation").selectAll().where("id", "=", id).execute();
  const sums = { standard: 1500, reduced: 0 };
  const names = { addressee: "株式会社みなも", purpose: "参加費" };
  if (!path.includes(":receiptId")) {
    return { id, change: { ...names, ...sums, honorific: "onchu", locale: "ja" }, rows };
  }
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
      // In a year that is over, in which nobody else issues any.
      ...{ year: 1999, number: randomInt(1_000_000_000) + 1, event_id: eventId },
      ...{ reservation_id: id, ...sums, ...names, document: JSON.stringify(document) },
      ...{ issued_by: "person", issued_by_id: userId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, receiptId, change: { copies: 1 }, rows };
}

async function newReservation(path: string, db: Database, userId: string): Promise<OwnedObject> {
  await db.deleteFrom("reservation").where("user_id", "=", userId).execute();
  const { id: eventId, slug } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const state = statesByPath.find(([shape]) => shape.test(path))?.[1] ?? "confirmed";
  const { id, version } = await createReservation(db, { eventSessionId, userId, state });
  const rows = () => db.selectFrom("reservation").selectAll().where("id", "=", id).execute();
  const { name, kana, phone } = address;
  const change = path.endsWith("/confirm")
    ? { name, kana, phone, agreed: true }
    : { version, seats: 1 };
  return { id, slug, change, rows };
}

/** A party of two, of whom one may be sent a link, or has one that can be taken back. */
async function newParty(path: string, db: Database, userId: string): Promise<OwnedObject> {
  const party = await newReservation(path, db, userId);
  await db.updateTable("reservation").set({ seats: 2 }).where("id", "=", party.id).execute();
  const rows = () =>
    db
      .selectFrom("reservation")
      .leftJoin("friend_seat", "friend_seat.reservation_id", "reservation.id")
      .selectAll("reservation")
      .select(["friend_seat.id as seat_id", "friend_seat.state as seat_state"])
      .where("reservation.id", "=", party.id)
      .execute();
  if (!path.endsWith("/withdraw")) return { ...party, change: { place: 1 }, rows };
  const { id: seatId } = await db
    .insertInto("friend_seat")
    .values({
      reservation_id: party.id,
      place: 1,
      number: 2,
      expires_at: new Date(Date.now() + 1e9),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...party, seatId, rows };
}

async function newVisit(path: string, db: Database, userId: string): Promise<OwnedObject> {
  const change = { showsName: false, seeksMore: true };
  return { ...(await newReservation(path, db, userId)), change };
}

async function newProposal(_path: string, db: Database, userId: string): Promise<OwnedObject> {
  const { id: event_id } = await createEvent(db);
  const { id } = await db
    .insertInto("table_proposal")
    .values({
      ...{ event_id, user_id: userId, title: "Go", audience: "everyone", language: "both" },
      ...{ starts_at: new Date(), ends_at: new Date(Date.now() + 1e6), seats: 4 },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = () => db.selectFrom("table_proposal").selectAll().where("id", "=", id).execute();
  return { id, change: {}, rows };
}

async function newInterest(_path: string, db: Database, userId: string): Promise<OwnedObject> {
  const { id: event_id } = await createEvent(db);
  const { id } = await db
    .insertInto("game_interest")
    .values({ event_id, user_id: userId, kind: "want", title: "Go" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = () => db.selectFrom("game_interest").selectAll().where("id", "=", id).execute();
  return { id, change: {}, rows };
}

/** An evening at which A was, with a game to write down. */
async function newPastVisit(path: string, db: Database, userId: string): Promise<OwnedObject> {
  await db.deleteFrom("reservation").where("user_id", "=", userId).execute();
  const startsAt = new Date(Date.now() - 5 * 3_600_000);
  const { id: eventId } = await createEvent(db, { startsAt });
  const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt });
  const { id } = await createReservation(db, {
    ...{ eventSessionId, userId, state: "attended", arrived: 1 },
  });
  const { slug } = await createBoardGame(db);
  await db
    .insertInto("visit_record")
    .values({ user_id: userId, event_session_id: eventSessionId })
    .execute();
  const rows = () =>
    db
      .selectFrom("visit_record")
      .leftJoin("play", "play.event_session_id", "visit_record.event_session_id")
      .selectAll()
      .where("visit_record.event_session_id", "=", eventSessionId)
      .execute();
  const change = path.includes("/plays/")
    ? { liking: 5 }
    : path.endsWith("/word")
      ? { word: "たのしかった" }
      : { showsName: false };
  return { id, slug, change, rows };
}

const makers: [RegExp, (path: string, db: Database, userId: string) => Promise<OwnedObject>][] = [
  [
    /\/address(?:es)?\/:id\b/,
    async (_path, db, userId) => {
      await db.deleteFrom("address").where("user_id", "=", userId).execute();
      const { id, version } = await createAddress(db, { userId, isDefault: true });
      const rows = () => db.selectFrom("address").selectAll().where("id", "=", id).execute();
      return { id, change: { ...address, version }, rows };
    },
  ],
  [
    /\/push-devices\/:id\b/,
    async (_path, db, userId) => {
      const { id: session_id } = await db
        .insertInto("session")
        .values({
          ...{ id: randomUUID(), token: randomUUID(), userId },
          expiresAt: new Date(Date.now() + 900_000),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.deleteFrom("push_device").where("user_id", "=", userId).execute();
      const { id } = await db
        .insertInto("push_device")
        .values({
          ...{ user_id: userId, session_id, endpoint: `https://push.example/${randomUUID()}` },
          ...{ public_key: "key", auth_secret: "secret" },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const rows = () => db.selectFrom("push_device").selectAll().where("id", "=", id).execute();
      return { id, change: {}, rows };
    },
  ],
  [/\/table-proposals\/:id\b/, newProposal],
  [/\/game-interests\/:id\b/, newInterest],
  [/\/reservations?\/:id\/receipts?\b/, newReceipt],
  [/\/reservations\/:id\/friend-seats\b/, newParty],
  [/\/reservations\/:id\/company\b/, newVisit],
  [/\/reservations?\/:id\/(?:visit|after)\b/, newPastVisit],
  [/\/reservations?\/:id\b/, newReservation],
];

/** Something new of A's, for a path that names one. */
export async function objectFor(
  path: string,
  db: Database,
  userId: string,
): Promise<OwnedObject | null> {
  if (!/:id\b/.test(path)) return null;
  const make = makers.find(([shape]) => shape.test(path))?.[1];
  if (!make) {
    throw new Error(
      `How does A get what ${path} is about? Say it in tests/integration/access/authorization/objects.ts`,
    );
  }
  return make(path, db, userId);
}

/** A path with its parameters filled in. Missing content is fine: the matrix checks callers, not content. */
export function pathTo(
  path: string,
  object: OwnedObject | null,
  /** The event of the helper and the host, and a reservation of it. */
  { eventId, reservationId }: { eventId: string; reservationId: string },
): string {
  return (
    path
      .replace(":eventId", eventId)
      .replace(":reservationId", reservationId)
      .replace(/:id\b/, object?.id ?? "")
      .replace(":slug", object?.slug ?? "no-such-thing")
      .replace(":receiptId", object?.receiptId ?? ":receiptId")
      .replace(":seatId", object?.seatId ?? ":seatId")
      .replace("/admin/content/:kind", "/admin/content/news")
      .replace("/user/follow/:kind", "/user/follow/event")
      .replace(":kind", "privacy-policy")
      // Of the shape that routes look for before they look who asks.
      .replace(/:(?!id\b)\w+Id\b/g, "00000000-0000-4000-8000-000000000000")
      .replace(":code", "1010041")
      .replace(":number", "1")
      .replace(/:\w+/g, "no-such-thing")
  );
}
