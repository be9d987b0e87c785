import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createVenue } from "@takujo/db/testing/create-venue";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { waitingStatements } from "../../../../tests/support/database/waiting-statements.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { runDueWork } from "../../tables/index.ts";

const { db } = await createTestDatabase({ isDirect: true });
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const hour = 3_600_000;

/** An event with a person who has an account and a party from the telephone. */
async function evening() {
  const { id: eventId } = await createEvent(db);
  const startsAt = new Date(Date.now() + 240 * hour);
  const table = await session({ eventId, startsAt });
  const person = await player();
  const held = await person.hold(table);
  await person.confirm(held.id);
  const party = await organizer.add(table, {
    name: "佐伯 よしこ",
    phone: "090-5512-4821",
    seats: 2,
  });
  return { eventId, table, startsAt, person, mailed: held.id, telephoned: party.id };
}

const postpone = (id: string, startsAt: Date) =>
  db
    .updateTable("event_session")
    .set({ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3 * hour) })
    .where("id", "=", id)
    .execute();

const cancelEvent = (id: string) =>
  db.updateTable("event").set({ state: "cancelled" }).where("id", "=", id).execute();

const noticesOf = async (id: string) =>
  (await organizer.see(id)).notices.map(({ kind, way, state }) => [kind, way, state]);

const callsOf = async (eventId: string) => (await organizer.calls(eventId)).calls;

async function onlyCall(eventId: string) {
  const [call, ...others] = await callsOf(eventId);
  if (!call || others.length > 0) throw new Error("not one call");
  return call;
}

describe("a party without an account", () => {
  it("is on the call list when the event moves, and is not recorded as told", async () => {
    const { eventId, table, startsAt, mailed, telephoned } = await evening();
    await postpone(table, new Date(startsAt.getTime() + hour));
    await runDueWork(db);
    expect(await noticesOf(telephoned)).toEqual([["event-changed", "telephone", "queued"]]);
    expect(await noticesOf(mailed)).toEqual([
      ["confirmed", "mail", "queued"],
      ["event-changed", "mail", "queued"],
    ]);
    expect(await onlyCall(eventId)).toMatchObject({
      kind: "event-changed",
      reservation: { id: telephoned, name: "佐伯 よしこ", phone: "090-5512-4821", seats: 2 },
      session: { startsAt: new Date(startsAt.getTime() + hour).toISOString() },
      former: { startsAt: startsAt.toISOString() },
      toldAt: null,
      answer: null,
    });
    // A second look finds nothing new.
    await runDueWork(db);
    expect(await callsOf(eventId)).toHaveLength(1);
  });

  it("is called once about several changes, and hears of the hours it still knows", async () => {
    const { eventId, table, startsAt, telephoned } = await evening();
    for (const hours of [1, 2]) {
      await postpone(table, new Date(startsAt.getTime() + hours * hour));
      await runDueWork(db);
    }
    const call = await onlyCall(eventId);
    expect(call.former?.startsAt).toBe(startsAt.toISOString());
    expect(call.session.startsAt).toBe(new Date(startsAt.getTime() + 2 * hour).toISOString());
    await organizer.note(call.id, "told");
    await postpone(table, new Date(startsAt.getTime() + 3 * hour));
    await runDueWork(db);
    const [open] = (await callsOf(eventId)).filter(({ toldAt }) => !toldAt);
    expect(open?.former?.startsAt).toBe(new Date(startsAt.getTime() + 2 * hour).toISOString());
    expect(await noticesOf(telephoned)).toEqual([
      ["event-changed", "telephone", "dropped"],
      ["event-changed", "telephone", "done"],
      ["event-changed", "telephone", "queued"],
    ]);
  });

  it("is told of another place with the name of the former one", async () => {
    const { eventId } = await evening();
    const venue = await createVenue(db, { name: "本の家" });
    const before = await db
      .selectFrom("event")
      .innerJoin("venue_text", "venue_text.venue_id", "event.venue_id")
      .where("event.id", "=", eventId)
      .where("venue_text.locale", "=", "ja")
      .select("venue_text.name")
      .executeTakeFirstOrThrow();
    await db.updateTable("event").set({ venue_id: venue.id }).where("id", "=", eventId).execute();
    await runDueWork(db);
    expect(await onlyCall(eventId)).toMatchObject({
      former: { venue: before.name },
      session: { venue: "本の家" },
    });
  });

  it("is on the call list when the event is canceled, instead of the call about its move", async () => {
    const { eventId, table, startsAt } = await evening();
    await postpone(table, new Date(startsAt.getTime() + hour));
    await runDueWork(db);
    await cancelEvent(eventId);
    await runDueWork(db);
    const call = await onlyCall(eventId);
    expect(call).toMatchObject({ kind: "event-cancelled", mayCancel: false });
    await expect(organizer.note(call.id, "coming")).rejects.toThrow("not-now");
    await expect(organizer.note(call.id, "cancelled", "x")).rejects.toThrow("not-now");
    expect(await organizer.note(call.id, "told")).toMatchObject({ isTold: true });
  });

  it("is called about its own cancellation, unless it asked for it", async () => {
    const { eventId, table, telephoned } = await evening();
    await organizer.callOff(telephoned, "机がこわれました");
    expect(await onlyCall(eventId)).toMatchObject({
      kind: "cancelled",
      reason: "机がこわれました",
    });
    const asked = await organizer.add(table);
    await organizer.callOff(asked.id, "電話で", true);
    expect(await noticesOf(asked.id)).toEqual([]);
    expect(await callsOf(eventId)).toHaveLength(1);
  });

  it("is called about another table", async () => {
    const { eventId, startsAt, telephoned } = await evening();
    await organizer.move([telephoned], await session({ eventId, startsAt }));
    expect(await onlyCall(eventId)).toMatchObject({ kind: "changed" });
  });

  it("gets neither reminder nor decision recorded", async () => {
    const startsAt = new Date(Date.now() + 240 * hour);
    const table = await session({ startsAt });
    const { id } = await organizer.add(table);
    await db
      .updateTable("reservation")
      .set({ confirmed_at: new Date(Date.now() - 48 * hour) })
      .where("id", "=", id)
      .execute();
    await runDueWork(db, new Date(startsAt.getTime() - hour));
    const { history, notices } = await organizer.see(id);
    expect(history.map(({ cause }) => cause)).toEqual(["confirm"]);
    expect(notices).toEqual([]);
  });
});

describe("a call", () => {
  async function called() {
    const it = await evening();
    await postpone(it.table, new Date(it.startsAt.getTime() + hour));
    await runDueWork(db);
    return { ...it, call: await onlyCall(it.eventId) };
  }

  it("counts as told only when it is ticked, records by whom and when, and can be unticked", async () => {
    const { eventId, call, telephoned } = await called();
    await organizer.note(call.id, "told", "留守番電話ではなく本人");
    expect(await onlyCall(eventId)).toMatchObject({
      toldAt: expect.any(String),
      by: expect.any(String),
      remark: "留守番電話ではなく本人",
    });
    expect(await noticesOf(telephoned)).toEqual([["event-changed", "telephone", "done"]]);
    await organizer.note(call.id, "untold");
    expect(await onlyCall(eventId)).toMatchObject({
      toldAt: null,
      remark: "留守番電話ではなく本人",
    });
    const audited = await db
      .selectFrom("audit_entry")
      .select(["action", "after"])
      .where("subject_id", "=", telephoned)
      .where("action", "=", "reservation.call")
      .orderBy("id")
      .execute();
    expect(audited.map(({ after }) => after)).toMatchObject([{ isTold: true }, { isTold: false }]);
    expect(JSON.stringify(audited)).not.toContain("留守番");
  });

  it("that must be made again stays open", async () => {
    const { eventId, call } = await called();
    await organizer.note(call.id, "call-back", "留守");
    expect(await onlyCall(eventId)).toMatchObject({ toldAt: null, answer: "call-back" });
  });

  it("answered with a yes is in the history, and one with a no gives the seats back at once", async () => {
    const yes = await called();
    await organizer.note(yes.call.id, "coming");
    expect((await organizer.see(yes.telephoned)).history.at(-1)).toMatchObject({
      cause: "answer",
      madeBy: "organizer",
    });
    const no = await called();
    await organizer.note(no.call.id, "cancelled", "都合がつかない");
    const cancelled = await organizer.see(no.telephoned);
    expect(cancelled.state).toBe("cancelled");
    // A remark from a call is not the organizer's reason.
    expect(cancelled.history.at(-1)).toMatchObject({ cause: "cancel", reason: null });
    expect(await onlyCall(no.eventId)).toMatchObject({
      answer: "cancelled",
      remark: "都合がつかない",
      toldAt: expect.any(String),
      mayCancel: false,
    });
    await expect(organizer.note(no.call.id, "cancelled", "x")).rejects.toThrow("not-now");
  });

  it("replaced by a later one is refused", async () => {
    const { call, table, startsAt } = await called();
    await postpone(table, new Date(startsAt.getTime() + 2 * hour));
    await runDueWork(db);
    await expect(organizer.note(call.id, "told")).rejects.toThrow("changed-meanwhile");
  });

  it("that is replaced while it is ticked is refused as well", async () => {
    const { call } = await called();
    const replacing = await db.startTransaction().execute();
    await replacing
      .updateTable("reservation_notice")
      .set({ dropped_at: new Date() })
      .where("transition_id", "=", call.id)
      .execute();
    const ticked = expect(organizer.note(call.id, "told")).rejects.toThrow("changed-meanwhile");
    await expect.poll(() => waitingStatements(db)).toBeGreaterThan(0);
    await replacing.commit().execute();
    await ticked;
    expect(await callsOf(call.event.id)).toEqual([]);
  });

  it("is for admins only, and mails are not calls", async () => {
    const { call, person, mailed } = await called();
    expect((await person.call("GET", "/admin/calls")).status).toBe(403);
    const body = { outcome: "told", remark: "" };
    expect((await person.call("POST", `/admin/calls/${call.id}`, body)).status).toBe(403);
    const line = await db
      .selectFrom("reservation_notice")
      .select("transition_id")
      .where("reservation_id", "=", mailed)
      .executeTakeFirstOrThrow();
    await expect(organizer.note(line.transition_id, "told")).rejects.toThrow("not-found");
    await expect(organizer.note("999999999999999999", "told")).rejects.toThrow("not-found");
    for (const id of ["x", "1e3", "9".repeat(30)]) {
      await expect(organizer.note(id, "told")).rejects.toThrow("invalid-input");
    }
    await expect(organizer.note(call.id, "told", "あ".repeat(201))).rejects.toThrow(
      "invalid-input",
    );
    await expect(organizer.calls(randomUUID())).rejects.toThrow("not-found");
  });

  it("of any event is found without naming one, the open ones first", async () => {
    const { call } = await called();
    const { calls, mailed } = await organizer.calls();
    expect(calls.map(({ id }) => id)).toContain(call.id);
    expect(mailed).toBeNull();
    const told = calls.map(({ toldAt }) => toldAt !== null);
    expect(told).toEqual(told.toSorted((one, other) => Number(one) - Number(other)));
  });
});

describe("who telephones a party", () => {
  const miura = organizing(people, "三浦");
  /** A pending call, in its own event. */
  async function openCall() {
    const { eventId, table, startsAt } = await evening();
    await postpone(table, new Date(startsAt.getTime() + hour));
    await runDueWork(db);
    return { eventId, id: (await onlyCall(eventId)).id };
  }
  const waitMinutes = (id: string, minutes: number) =>
    db
      .updateTable("reservation_notice")
      .set({ calling_since: new Date(Date.now() - minutes * 60_000) })
      .where("transition_id", "=", id)
      .execute();

  it("is shown to others, who are refused while the claim lasts", async () => {
    const { eventId, id } = await openCall();
    const other = await miura;
    expect((await onlyCall(eventId)).calling).toBeNull();
    await other.claim(id);
    expect((await onlyCall(eventId)).calling).toMatchObject({ by: "三浦", isOwn: false });
    const [own] = (await other.calls(eventId)).calls;
    expect(own?.calling).toMatchObject({ isOwn: true });
    await expect(organizer.claim(id)).rejects.toThrow("not-now");
    await expect(organizer.claim(id, false)).rejects.toThrow("not-now");
    expect((await onlyCall(eventId)).calling?.by).toBe("三浦");
  });

  it("keeps the claim for ten minutes, can extend it, and can release it", async () => {
    const { eventId, id } = await openCall();
    const other = await miura;
    await other.claim(id);
    await waitMinutes(id, 9);
    await expect(organizer.claim(id)).rejects.toThrow("not-now");
    await other.claim(id);
    const until = (await onlyCall(eventId)).calling?.until ?? "";
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 9 * 60_000);
    await waitMinutes(id, 11);
    expect((await onlyCall(eventId)).calling).toBeNull();
    await organizer.claim(id);
    await expect(other.claim(id)).rejects.toThrow("not-now");
    await organizer.claim(id, false);
    expect((await onlyCall(eventId)).calling).toBeNull();
    expect(await other.claim(id)).toEqual({ id, isCalling: true });
  });

  it("is one of two who press at the same moment", async () => {
    const { eventId, id } = await openCall();
    const answers = await Promise.allSettled([organizer.claim(id), (await miura).claim(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await onlyCall(eventId)).calling).not.toBeNull();
  });

  it("loses the claim once the party was told, and anybody may note the outcome", async () => {
    const { eventId, id } = await openCall();
    await (await miura).claim(id);
    await organizer.note(id, "call-back");
    expect((await onlyCall(eventId)).calling).toBeNull();
    await organizer.note(id, "told");
    await expect(organizer.claim(id)).rejects.toThrow("changed-meanwhile");
  });

  it("is asked of the organizer only, and for calls only", async () => {
    const { id } = await openCall();
    const person = await player();
    const answer = await person.call("POST", `/admin/calls/${id}/claim`, { isCalling: true });
    expect(answer.status).toBe(403);
    await expect(organizer.claim("999999999")).rejects.toThrow("not-found");
    await expect(organizer.claim("x")).rejects.toThrow("invalid-input");
    const mail = await db
      .selectFrom("reservation_notice")
      .select("transition_id")
      .where("way", "=", "mail")
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(organizer.claim(mail.transition_id)).rejects.toThrow("not-found");
  });
});
