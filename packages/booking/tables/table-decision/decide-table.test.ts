import {
  type DecidedTable,
  type TableToDecide,
  undecidedTableSchema,
} from "@takujo/contracts/booking/tables/table-decision";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { runDueWork } from "../due/run-due-work.ts";
import { decideTable, readTable } from "./decide-table.ts";

const { db } = await createTestDatabase({ isDirect: true });
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const hour = 3_600_000;

/** A table that needs three, with one party of two that has an account. */
async function table(options: Parameters<typeof session>[0] = {}) {
  const decisionDeadline = new Date(Date.now() + 24 * hour);
  // Late enough that no reminder falls due at the deadline.
  const startsAt = new Date(Date.now() + 240 * hour);
  const id = await session({
    letter: "い",
    startsAt,
    minimum: { players: 3, decisionDeadline },
    ...options,
  });
  const person = await player();
  const held = await person.hold(id, 2);
  await person.confirm(held.id);
  return { id, person, reservationId: held.id, decisionDeadline };
}

const pathOf = (id: string) => `/admin/tables/${id}/decision`;

async function decide(id: string, decision: string): Promise<DecidedTable> {
  const answer = await organizer.call("POST", pathOf(id), { decision });
  const content = (await answer.json()) as DecidedTable & { code: string };
  if (!answer.ok) throw new Error(content.code);
  return content;
}

async function kindsOf(id: string) {
  const { rows } = await sql<{ kind: string }>`
    select payload->>'kind' as kind from graphile_worker._private_jobs
    where payload->>'reservationId' = ${id} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
}

describe("a table before its deadline", () => {
  it("is shown with what either decision does: mails, calls and their words", async () => {
    const { id } = await table();
    await createReservation(db, { eventSessionId: id, name: "電話の人" });
    const waiter = await player();
    await createReservation(db, { eventSessionId: id, userId: waiter.id, state: "waiting" });
    const preview = (kind: string, { state }: { state: string }) => ({
      subject: kind,
      text: state,
    });
    const found = undecidedTableSchema.strict().parse(await readTable(db, preview, id, "ja"));
    expect(found).toMatchObject({
      letter: "い",
      minPlayers: 3,
      players: 3,
      waiting: 1,
      hasArrivals: false,
      go: {
        mails: 1,
        calls: 0,
        examples: [{ locale: "ja", subject: "table-goes-ahead", text: "confirmed" }],
      },
      off: {
        mails: 2,
        calls: 1,
        examples: [{ locale: "ja", subject: "table-called-off", text: "called-off" }],
      },
    } satisfies Partial<Record<keyof TableToDecide, unknown>>);
  });

  it("goes ahead with fewer than its minimum when the organizer says so, and stays decided", async () => {
    const { id, person, reservationId, decisionDeadline } = await table();
    expect(await decide(id, "go")).toEqual({ sessionId: id, calledOff: false });
    expect(await person.read(reservationId)).toMatchObject({
      state: "confirmed",
      session: { isDecided: true, calledOff: false },
    });
    expect(await kindsOf(reservationId)).toEqual(["confirmed", "table-goes-ahead"]);
    await runDueWork(db, decisionDeadline);
    expect((await person.read(reservationId)).state).toBe("confirmed");
    expect(await kindsOf(reservationId)).toEqual(["confirmed", "table-goes-ahead"]);
    await expect(decide(id, "off")).rejects.toThrow("not-now");
  });

  it("is called off at once: everyone is told, by mail or on the call list", async () => {
    const { id, person, reservationId } = await table();
    const byHand = await organizer.add(id, { name: "電話の人" });
    expect(await decide(id, "off")).toEqual({ sessionId: id, calledOff: true });
    expect(await person.read(reservationId)).toMatchObject({
      state: "called-off",
      session: { calledOff: true },
    });
    expect(await kindsOf(reservationId)).toEqual(["confirmed", "table-called-off"]);
    const { calls } = await organizer.calls();
    expect(calls).toContainEqual(
      expect.objectContaining({
        kind: "table-called-off",
        reservation: expect.objectContaining({ id: byHand.id }),
      }),
    );
    await expect((await player()).hold(id)).rejects.toThrow("session-closed");
    expect((await organizer.see(reservationId)).history.at(-1)).toMatchObject({
      cause: "call-off",
      madeBy: "organizer",
    });
    await expect(decide(id, "go")).rejects.toThrow("not-now");
  });

  it("is called off in unpublished drafts too, which would bring it back", async () => {
    const { id: eventId } = await createEvent(db);
    const { id } = await table({ eventId });
    const other = crypto.randomUUID();
    const sessions = [other, id].map((each) => ({ id: each, calledOff: false, letter: "い" }));
    await db
      .insertInto("content_draft")
      .values({
        kind: "event",
        item_id: eventId,
        document: JSON.stringify({ shared: {}, texts: { ja: {}, en: {} }, sessions }),
        is_new: false,
      })
      .execute();
    await decide(id, "off");
    const { document } = await db
      .selectFrom("content_draft")
      .select("document")
      .where("item_id", "=", eventId)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({
      sessions: [
        { id: other, calledOff: false, letter: "い" },
        { id, calledOff: true, letter: "い" },
      ],
    });
  });

  it("is not called off once a guest has arrived", async () => {
    const { id, reservationId } = await table();
    await db
      .updateTable("reservation")
      .set({ state: "attended", arrived: 1 })
      .where("id", "=", reservationId)
      .execute();
    await expect(decide(id, "off")).rejects.toThrow("not-now");
    await decide(id, "go");
  });

  it("is decided once by concurrent calls", async () => {
    const { id, reservationId } = await table();
    const answers = await Promise.allSettled(
      ["go", "off", "go", "off"].map((decision) => decide(id, decision)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await kindsOf(reservationId)).toHaveLength(2);
  });

  it("is not decided by others, in a draft, a canceled event or the past, or without a minimum", async () => {
    const { id, person } = await table();
    expect((await person.call("GET", pathOf(id))).status).toBe(403);
    expect((await person.call("POST", pathOf(id), { decision: "go" })).status).toBe(403);
    await expect(decide(id, "maybe")).rejects.toThrow("invalid-input");
    await expect(decide(crypto.randomUUID(), "go")).rejects.toThrow("not-found");
    await expect(decide(await session({ letter: "い" }), "go")).rejects.toThrow("not-now");
    const minimum = { players: 3, decisionDeadline: new Date(Date.now() + hour) };
    for (const state of ["draft", "cancelled"] as const) {
      const { id: eventId } = await createEvent(db, { state });
      const hidden = await session({ eventId, letter: "い", minimum });
      await expect(decide(hidden, "off"), state).rejects.toThrow("not-now");
      expect((await organizer.call("GET", pathOf(hidden))).status).toBe(404);
    }
    const later = new Date(Date.now() + 90 * 24 * hour);
    await expect(
      db
        .transaction()
        .execute((transaction) => decideTable(transaction, id, "go", organizer.id, later)),
    ).rejects.toThrow("not-now");
  });
});
