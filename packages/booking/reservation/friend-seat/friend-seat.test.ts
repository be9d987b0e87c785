import { randomUUID } from "node:crypto";
import {
  friendTicketSchema,
  invitationSchema,
  type PartyPlaces,
  partyPlacesSchema,
} from "@takujo/contracts/booking/reservation/friend-seat";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sign } from "@takujo/runtime/secret/secret-keys";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { goodDetails, type Player, reserving } from "../../../../tests/support/reserving.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { blankOldDetails } from "../../tables/due/blank-old-details.ts";
import { createGuestToken } from "../guest-reservation/find-guest.ts";
import { createFriendToken } from "./friend-token.ts";

const secret = "of the test";
const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret, origin: testOrigin });
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const rowOf = (id: string) =>
  db.selectFrom("reservation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const seatRow = (id: string) =>
  db.selectFrom("friend_seat").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const taken = async (sessionId: string) =>
  (
    await db
      .selectFrom("event_session")
      .select("seats_taken")
      .where("id", "=", sessionId)
      .executeTakeFirstOrThrow()
  ).seats_taken;

async function mailsTo(seatId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select payload ->> 'kind' as kind from graphile_worker._private_jobs
    where payload ->> 'seatId' = ${seatId} order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** The holder of a confirmed party, and what they can do with its places. */
async function holder(seats = 3, sessionId?: string) {
  const person = await player();
  const at = sessionId ?? (await session({ capacity: 20, startsAt: inDays(10) }));
  const { id } = await person.hold(at, seats);
  await person.confirm(id, { nickname: "ことり" });
  return { ...person, id, sessionId: at, ...placesOf(person, id) };
}

function placesOf(person: Player, id: string) {
  const write = async (path: string, body: object = {}) => {
    const answer = await person.call("POST", `/reservations/${id}/friend-seats${path}`, body);
    const content = (await answer.json()) as { id: string; code: string; state: string };
    return { status: answer.status, ...content };
  };
  const places = async (): Promise<PartyPlaces> =>
    partyPlacesSchema
      .strict()
      .parse(await (await person.call("GET", `/reservations/${id}/friend-seats`)).json());
  return {
    places,
    send: (place: number, more: object = {}) => write("", { place, ...more }),
    withdraw: (seatId: string) => write(`/${seatId}/withdraw`),
    async link(place: number, more: object = {}) {
      const { id: seatId } = await write("", { place, ...more });
      const found = (await places()).places.find((one) => one.seatId === seatId);
      return { seatId, token: found?.token ?? "" };
    },
  };
}

const get = (path: string) => api.request(`/api/v1/${path}`);
async function post(path: string, body: object, from: string = randomUUID()) {
  const answer = await api.request(`/api/v1/${path}`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "idempotency-key": randomUUID() },
      "x-client-address": from,
    },
    body: JSON.stringify(body),
  });
  type Answer = { code: string; reason?: string; ticket?: string; state?: string; id?: string };
  return { status: answer.status, ...((await answer.json()) as Answer) };
}
const take = (token: string, more: object = {}, from?: string) =>
  post("friend-takings", { token, nickname: "たかし", ...more }, from);
const decline = (token: string) => post("friend-refusals", { token });
const giveBack = (token: string) => post("friend-returns", { token });
const invitation = async (token: string) =>
  invitationSchema.strict().parse(await (await get(`friend-invitations/${token}`)).json());
const ticketOf = async (token: string) =>
  friendTicketSchema.strict().parse(await (await get(`friend-tickets/${token}`)).json());

async function arrive(reservationId: string, place: number) {
  const { event_id } = await db
    .selectFrom("reservation")
    .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
    .where("reservation.id", "=", reservationId)
    .select("event_session.event_id")
    .executeTakeFirstOrThrow();
  const made = { nonce: randomUUID(), at: new Date().toISOString(), device: "iPad" };
  const marks = [{ ...made, kind: "arrive", reservationId, people: [place], paid: 0 }];
  await organizer.call("POST", `/reception/events/${event_id}/marks`, { marks });
}

describe("a friend's seat", () => {
  it("is taken by a link, without an account, and the party has as many seats as before", async () => {
    const party = await holder(3);
    const { seatId, token } = await party.link(2, { message: "となりだよ", senderPays: true });
    const shown = await get(`friend-invitations/${token}`);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const content = await shown.text();
    expect(JSON.parse(content)).toMatchObject({
      ...{ state: "open", sender: "ことり", message: "となりだよ", senderPays: true },
    });
    for (const secretOfParty of ["森野", "1234", (await rowOf(party.id)).code]) {
      expect(content).not.toContain(secretOfParty);
    }
    const { ticket = "", ...answer } = await take(token, { email: "Takashi@Example.jp" });
    expect(answer.status).toBe(200);
    const { code } = await rowOf(party.id);
    expect(await ticketOf(ticket)).toMatchObject({
      ...{ code: `${code}2`, state: "confirmed", nickname: "たかし", sender: "ことり" },
      ...{ hasMail: true, mayReturn: true },
    });
    expect(await rowOf(party.id)).toMatchObject({
      seats: 3,
      guests: [{ nickname: "" }, { nickname: "たかし", language: "ja" }],
    });
    expect(await taken(party.sessionId)).toBe(3);
    expect(await seatRow(seatId)).toMatchObject({ email: "takashi@example.jp", user_id: null });
    expect((await party.places()).places).toMatchObject([
      { state: "own", nickname: "ことり" },
      { state: "free", nickname: "" },
      { state: "taken", nickname: "たかし" },
    ]);
    expect(await mailsTo(seatId)).toEqual(["accepted", "ticket"]);
    const file = (await (await get(`friend-tickets/${ticket}/calendar`)).json()) as {
      content: string;
    };
    const lines = file.content.replaceAll("\r\n ", "");
    expect(lines).toContain(`UID:${seatId}@`);
    // Calendars are shared.
    for (const link of [token, ticket]) expect(lines).not.toContain(link);
  });

  it("is of its own kind, with its own price, and stays so when another seat is given back", async () => {
    const prices = [{ key: "child", ja: "子ども", en: "Child", yen: 800 }];
    const { id: eventId } = await createEvent(db, { fee: 1_800, prices });
    const person = await player();
    const sessionId = await session({ eventId, capacity: 20, startsAt: inDays(10) });
    const { id } = await person.hold(sessionId, 4);
    const confirmed = await person.confirm(id, {
      nickname: "ことり",
      kinds: ["", "child", "", "child"],
    });
    const own = placesOf(person, id);
    expect((await own.places()).places.map(({ kindName, yen }) => `${kindName} ${yen}`)).toEqual([
      " 1800",
      "子ども 800",
      " 1800",
      "子ども 800",
    ]);
    const adult = await own.link(2);
    expect(await invitation(adult.token)).toMatchObject({ kindName: "", yen: 1_800 });
    const child = await own.link(3);
    expect(await invitation(child.token)).toMatchObject({ kindName: "子ども", yen: 800 });
    const { ticket = "" } = await take(child.token);
    expect(await person.read(id)).toMatchObject({ friendPlaces: [3] });
    const { version } = await rowOf(id);
    expect(version).toBeGreaterThan(confirmed.version);
    const fewer = (more: object) => person.change(id, { version, seats: 2, ...more });
    await expect(fewer({})).rejects.toThrow("invalid-input");
    await expect(fewer({ leaving: [1, 3] })).rejects.toThrow("friends-seated");
    await fewer({ leaving: [1, 2] });
    expect(await ticketOf(ticket)).toMatchObject({ kindName: "子ども", yen: 800 });
    expect(await rowOf(id)).toMatchObject({ guests: [{ nickname: "たかし" }] });
    expect((await person.read(id)).sum).toBe(2_600);
    expect(await take(adult.token)).toMatchObject({ status: 409, reason: "ended" });
    expect((await seatRow(child.seatId)).place).toBe(1);
  });

  it("is taken once, of many who use the link at the same moment", async () => {
    const party = await holder(2);
    const { token } = await party.link(1);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => take(token, { nickname: `友${number}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.reason).toBe("taken");
    expect(await invitation(token)).toMatchObject({ state: "taken", message: "" });
    expect((await decline(token)).status).toBe(409);
    expect((await giveBack(token)).status).toBe(404);
  });

  it("has one link at a time, also of many that are made at once, and none for other places", async () => {
    const party = await holder(3);
    const made = await Promise.all(Array.from({ length: 5 }, () => party.send(1)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await party.send(0)).status).toBe(400);
    expect((await party.send(3)).status).toBe(400);
    expect((await party.send(2, { message: "字".repeat(81) })).status).toBe(400);
    const stranger = await holder(2);
    const asked = placesOf(stranger, party.id);
    expect((await asked.send(2)).status).toBe(404);
    expect((await asked.withdraw(made.find((one) => one.status === 201)?.id ?? "")).status).toBe(
      404,
    );
    const own = await stranger.send(1);
    expect((await party.withdraw(own.id)).status).toBe(404);
    expect((await stranger.call("GET", `/reservations/${party.id}/friend-seats`)).status).toBe(404);
  });

  it("is nobody's after its link ended: taken back, declined, expired, or canceled with the party", async () => {
    const party = await holder(4);
    const [back, declined, expired] = [
      await party.link(1),
      await party.link(2),
      await party.link(3),
    ];
    expect((await party.withdraw(back.seatId)).status).toBe(200);
    expect((await party.withdraw(back.seatId)).status).toBe(409);
    expect((await decline(declined.token)).status).toBe(200);
    expect(await mailsTo(declined.seatId)).toEqual(["freed"]);
    await db
      .updateTable("friend_seat")
      .set({ expires_at: inDays(-1) })
      .where("id", "=", expired.seatId)
      .execute();
    for (const [{ token }, reason] of [
      [back, "ended"],
      [declined, "ended"],
      [expired, "expired"],
    ] as const) {
      expect(await take(token)).toMatchObject({ status: 409, reason });
      expect((await invitation(token)).state).toBe(reason);
    }
    const again = await party.link(3);
    expect(again.seatId).not.toBe(expired.seatId);
    await party.cancel(party.id);
    expect(await take(again.token)).toMatchObject({ status: 409, reason: "ended" });
    expect((await party.send(1)).status).toBe(409);
  });

  it("is given back to the party, whose next friend has another ticket", async () => {
    const party = await holder(2);
    const { seatId, token } = await party.link(1);
    const { ticket = "" } = await take(token, { email: "a@example.jp" });
    const returned = await Promise.all([giveBack(ticket), giveBack(ticket), giveBack(ticket)]);
    expect(returned.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await seatRow(seatId)).toMatchObject({ state: "returned", nickname: "", email: "" });
    expect(await rowOf(party.id)).toMatchObject({ seats: 2, guests: [{ nickname: "" }] });
    expect(await ticketOf(ticket)).toMatchObject({ state: "returned", mayReturn: false });
    expect((await get(`friend-tickets/${ticket}/calendar`)).status).toBe(404);
    expect(await mailsTo(seatId)).toContain("freed");
    const next = await party.link(1);
    const { ticket: other = "" } = await take(next.token);
    const { code } = await rowOf(party.id);
    expect((await ticketOf(other)).code).toBe(`${code}3`);
    const asked = (number: number) => organizer.call("GET", `/reception/tickets/${code}${number}`);
    expect((await asked(2)).status).toBe(404);
    expect((await asked(3)).status).toBe(200);
  });

  it("keeps its friend when the party shrinks, moves or is renamed; a party keeps a seat per friend", async () => {
    const party = await holder(4);
    const free = await party.link(2);
    const { seatId, token } = await party.link(3);
    const { ticket = "" } = await take(token, { email: "a@example.jp" });
    const { version } = await rowOf(party.id);
    // A form loaded before the friend took the seat.
    const details = { name: "森野 ことり", phone: "090-1234-5678", nickname: "ことり", guests: [] };
    const smaller = await party.change(party.id, { version, seats: 2, details });
    expect(await rowOf(party.id)).toMatchObject({ seats: 2, guests: [{ nickname: "たかし" }] });
    expect((await seatRow(seatId)).place).toBe(1);
    expect((await ticketOf(ticket)).state).toBe("confirmed");
    // Also when the place exists again.
    const { version: now } = await party.change(party.id, { version: smaller.version, seats: 3 });
    expect(await take(free.token)).toMatchObject({ status: 409, reason: "ended" });
    await expect(party.change(party.id, { version: now, seats: 1, details })).rejects.toThrow(
      "friends-seated",
    );
    await expect(organizer.alter(party.id, { version: now, seats: 1 })).rejects.toThrow(
      "friends-seated",
    );
    expect(await mailsTo(seatId)).not.toContain("changed");
    const later = await session({ eventId: (await createEvent(db)).id, startsAt: inDays(20) });
    await organizer.move([party.id], later);
    expect((await ticketOf(ticket)).session.id).toBe(later);
    expect(await mailsTo(seatId)).toContain("changed");
    await organizer.callOff(party.id);
    expect((await ticketOf(ticket)).state).toBe("cancelled");
    expect(await mailsTo(seatId)).toContain("cancelled");
    expect((await giveBack(ticket)).status).toBe(409);
    await organizer.restore(party.id);
    expect(await ticketOf(ticket)).toMatchObject({ state: "confirmed", mayReturn: true });
  });

  it("takes the price of its place along", async () => {
    const prices = [{ key: "student", ja: "学生", en: "Student", yen: 800 }];
    const { id: eventId } = await createEvent(db, { fee: 1500, prices });
    const at = await session({ eventId, capacity: 9, startsAt: inDays(10) });
    const party = await holder(3, at);
    const row = await rowOf(party.id);
    const [first, second, third] = row.prices as object[];
    const student = { ...third, kind: "student", full: 800, yen: 800, ja: "学生", en: "Student" };
    await db
      .updateTable("reservation")
      .set({ prices: JSON.stringify([first, second, student]) })
      .where("id", "=", party.id)
      .execute();
    const { token } = await party.link(2);
    expect((await invitation(token)).yen).toBe(800);
    const { ticket = "" } = await take(token);
    await party.change(party.id, {
      version: (await rowOf(party.id)).version,
      seats: 2,
      leaving: [1],
    });
    expect((await ticketOf(ticket)).yen).toBe(800);
    expect((await party.read(party.id)).sum).toBe(2300);
  });

  it("cannot change hands once the friend is checked in", async () => {
    const at = await session({ capacity: 9, startsAt: new Date(Date.now() + 3_600_000) });
    const party = await holder(3, at);
    const { seatId, token } = await party.link(2);
    const { ticket = "" } = await take(token);
    await arrive(party.id, 2);
    expect(await giveBack(ticket)).toMatchObject({ status: 409, code: "already-arrived" });
    expect(await party.withdraw(seatId)).toMatchObject({ status: 409, code: "already-arrived" });
    const { version } = await rowOf(party.id);
    await expect(organizer.alter(party.id, { version, seats: 2 })).rejects.toThrow(
      "already-arrived",
    );
    // A guest at the door may still name the other one.
    expect((await party.link(1)).token).not.toBe("");
  });

  it("is taken with an account too, but not by the holder and not twice by one person", async () => {
    const party = await holder(3);
    const friend = await player();
    const [one, other] = [await party.link(1), await party.link(2)];
    const own = (person: Player, token: string) =>
      person.call("POST", "/friend-seats", { token, nickname: "なぎ" });
    expect((await own(party, one.token)).status).toBe(409);
    expect((await own(friend, one.token)).status).toBe(200);
    expect((await own(friend, other.token)).status).toBe(409);
    expect(await (await friend.call("GET", "/friend-seats")).json()).toMatchObject({
      seats: [{ nickname: "なぎ", sender: "ことり" }],
    });
    expect(await (await party.call("GET", "/friend-seats")).json()).toEqual({ seats: [] });
    await db.deleteFrom("user").where("id", "=", friend.id).execute();
    expect(await rowOf(party.id)).toMatchObject({ seats: 3, guests: [{ nickname: "" }] });
    expect((await party.places()).places[1]).toMatchObject({ state: "free" });
  });

  it("is sent by a party without an account with its own link", async () => {
    const email = `${randomUUID()}@example.jp`;
    const eventSessionId = await session({ startsAt: inDays(10) });
    const { id } = await createReservation(db, { eventSessionId, guestEmail: email, seats: 2 });
    const guest = createGuestToken({ reservationId: id, email }, secret);
    const made = await post("guest-friend-seats", { token: guest, place: 1 });
    expect(made.status).toBe(201);
    const listed = await (await get(`guest-friend-seats/${guest}`)).json();
    const [, place] = partyPlacesSchema.strict().parse(listed).places;
    expect((await take(place?.token ?? "")).status).toBe(200);
    const withdrawn = { token: guest, seatId: made.id };
    expect((await post("guest-friend-withdrawals", withdrawn)).status).toBe(200);
    expect((await post("guest-friend-withdrawals", withdrawn)).status).toBe(409);
    const foreign = await holder(2);
    const { seatId } = await foreign.link(1);
    expect((await post("guest-friend-withdrawals", { token: guest, seatId })).status).toBe(404);
  });

  it("is deleted some time after the visit, with the friend's details", async () => {
    const party = await holder(2);
    const { seatId, token } = await party.link(1);
    const { ticket = "" } = await take(token, { email: "gone@example.jp" });
    const starts_at = inDays(-100);
    await db
      .updateTable("event_session")
      .set({
        ...{ opens_at: inDays(-120), closes_at: starts_at, change_deadline: starts_at, starts_at },
        ends_at: inDays(-99),
      })
      .where("id", "=", party.sessionId)
      .execute();
    expect((await get(`friend-tickets/${ticket}`)).status).toBe(404);
    expect((await take(token)).status).toBe(409);
    // The place was sent just now, which never happens so long after a visit.
    await blankOldDetails(db, inDays(91));
    const left = await db.selectFrom("friend_seat").where("id", "=", seatId).select("id").execute();
    expect(left).toEqual([]);
  });
});

describe("mails that friends' seats cause", () => {
  /** Sends a seat, takes it and withdraws it, repeatedly. */
  async function often(times: number, email: (count: number) => string, from?: string) {
    const party = await holder(2);
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) {
      const { seatId, token } = await party.link(1);
      const { status } = await take(token, { email: email(count) }, from);
      statuses.push(status);
      await party.withdraw(seatId);
    }
    return statuses;
  }
  const own = () => `${randomUUID()}@example.jp`;
  const granted = (count: number) => Array<number>(count).fill(200);

  it("reach an address five times a day, from wherever and by whichever party it is typed", async () => {
    const email = own();
    expect(await often(3, () => email)).toEqual(granted(3));
    expect(await often(3, () => email.toUpperCase())).toEqual([...granted(2), 429]);
    const { seatId, token } = await (await holder(2)).link(1);
    expect(await take(token, { email })).toMatchObject({ status: 429, code: "too-many-requests" });
    expect((await seatRow(seatId)).state).toBe("open");
    expect((await take(token)).status).toBe(200);
  });

  it("come from one network twenty times an hour, and who wants none is not counted", async () => {
    const from = "2001:db8:1:2::7";
    expect(await often(20, own, from)).toEqual(granted(20));
    const { token } = await (await holder(2)).link(1);
    expect((await take(token, { email: own() }, "2001:db8:1:2:3::8")).status).toBe(429);
    expect((await take(token, { email: own() }, "2001:db8:1:3::8")).status).toBe(200);
    expect(await often(1, () => "", from)).toEqual(granted(1));
  });

  it("are of thirty links of a party a day, with an account or without", async () => {
    const party = await holder(2);
    for (let count = 0; count < 30; count++) await party.withdraw((await party.link(1)).seatId);
    expect(await party.send(1)).toMatchObject({ status: 429, code: "too-many-requests" });
    const email = own();
    const eventSessionId = await session({ startsAt: inDays(10) });
    const { id } = await createReservation(db, { eventSessionId, guestEmail: email, seats: 2 });
    const token = createGuestToken({ reservationId: id, email }, secret);
    for (let count = 0; count < 30; count++) {
      const { id: seatId } = await post("guest-friend-seats", { token, place: 1 });
      await post("guest-friend-withdrawals", { token, seatId });
    }
    expect((await post("guest-friend-seats", { token, place: 1 })).status).toBe(429);
  });

  it("tell of five moves of a party a day", async () => {
    const { id: eventId } = await createEvent(db);
    const at = { eventId, capacity: 9, startsAt: inDays(10) };
    const [one, other] = [await session(at), await session(at)];
    const party = await holder(2, one);
    await take((await party.link(1)).token, { email: own() });
    const move = async (sessionId: string) =>
      party.change(party.id, { version: (await rowOf(party.id)).version, sessionId });
    for (const to of [other, one, other, one, other]) await move(to);
    await expect(move(one)).rejects.toThrow("too-many-requests");
    const { version } = await rowOf(party.id);
    await party.change(party.id, { version, details: { ...goodDetails, nickname: "ことり" } });
  });
});

describe("a forged link", () => {
  it.each([
    ["cut at its end", (token: string) => token.slice(0, -1)],
    ["for another seat", (token: string) => token.replace(/^[^.]*/, randomUUID())],
    ["in another case", (token: string) => token.toUpperCase()],
    ["without a signature", (token: string) => token.split(".")[0] ?? ""],
    [
      "signed for another purpose",
      (_: string, id: string) => `${id}.${sign(id, secret, "newsletter")}`,
    ],
    [
      "signed with another secret",
      (_: string, id: string) => createFriendToken("friend seat", id, "x"),
    ],
    ["with one more part", (token: string) => `${token}.x`],
    ["of what is no id", () => `x.${sign("x", secret, "friend seat")}`],
  ])("%s opens nothing and takes nothing", async (_, forge) => {
    const party = await holder(2);
    const { seatId, token } = await party.link(1);
    const forged = encodeURIComponent(forge(token, seatId));
    expect((await get(`friend-invitations/${forged}`)).status).toBe(404);
    expect((await get(`friend-tickets/${forged}`)).status).toBe(404);
    expect((await take(forge(token, seatId))).status).toBe(404);
    expect((await seatRow(seatId)).state).toBe("open");
  });

  it("includes an invitation used as a ticket, and vice versa", async () => {
    const party = await holder(2);
    const { token } = await party.link(1);
    expect((await get(`friend-tickets/${token}`)).status).toBe(404);
    const { ticket = "" } = await take(token);
    expect((await get(`friend-invitations/${ticket}`)).status).toBe(404);
    expect((await giveBack(token)).status).toBe(404);
  });

  it.each([[""], ["　 "], ["あ".repeat(11)]])(
    "takes no seat under the name %j",
    async (nickname) => {
      const party = await holder(2);
      const { token } = await party.link(1);
      expect((await take(token, { nickname })).status).toBe(400);
    },
  );
});
