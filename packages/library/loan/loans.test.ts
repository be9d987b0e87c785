import { randomUUID } from "node:crypto";
import {
  type LendingList,
  type LoanAnswers,
  lendingListSchema,
} from "@takujo/contracts/library/game-loan";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { forgetHolders } from "./index.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ role: "admin", name: "高橋" });

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

async function createBox() {
  const game = await createBoardGame(db, { name: "九つの社", english: null });
  const { id, number } = await db
    .insertInto("game_copy")
    .values({ board_game_id: game.id, made_by_id: admin.id })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  return { id, number, slug: game.slug };
}

async function createDesk() {
  const { id: eventId } = await createEvent(db, { startsAt: new Date(Date.now() - 60 * minute) });
  const { id: sessionId } = await createEventSession(db, { eventId, capacity: 10 });
  const { id: reservationId } = await createReservation(db, { eventSessionId: sessionId });
  const path = `/reception/events/${eventId}/lending`;
  const send = async (...marks: object[]) => {
    const answer = await admin.call("POST", `${path}/marks`, { marks });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as LoanAnswers).answers.map(({ result }) => result);
  };
  const read = async (): Promise<LendingList> =>
    lendingListSchema.strict().parse(await (await admin.call("GET", path)).json());
  const loanOf = async (nonce: string) => (await read()).loans.find((loan) => loan.nonce === nonce);
  return { eventId, sessionId, reservationId, path, send, read, loanOf };
}

const made = (number: number, at = ago(0)) => ({
  nonce: randomUUID() as string,
  at,
  device: "iPad",
  number,
});
const lend = (number: number, said: object = {}, at?: string) => ({
  ...made(number, at),
  ...{ kind: "lend", sessionId: null, reservationId: null, holder: "" },
  ...said,
});
const giveBack = (number: number, of: string, said: object = {}, at?: string) => ({
  ...{ ...made(number, at), kind: "return", of, missing: "" },
  ...said,
});
const undo = (number: number, of: string) => ({ ...made(number), kind: "undo", of });
const see = (number: number, of: string) => ({ ...made(number), kind: "see", of });

describe("boxes lent at the desk", () => {
  it("are out until they come back, each counted once", async () => {
    const { number } = await createBox();
    const { send, loanOf, sessionId, reservationId } = await createDesk();
    const loan = lend(number, { sessionId, reservationId, holder: " 藤井 " }, ago(20));
    expect(await send(loan, loan)).toEqual(["counted", "known"]);
    expect(await loanOf(loan.nonce)).toMatchObject({
      ...{ number, sessionId, reservationId, holder: "藤井", by: "高橋", isHere: true },
      ...{ returned: null, isContested: false },
    });
    const back = giveBack(number, loan.nonce);
    expect(await send(back, back)).toEqual(["counted", "known"]);
    expect((await loanOf(loan.nonce))?.returned).toMatchObject({ nonce: back.nonce, by: "高橋" });
    expect(await send(lend(number))).toEqual(["counted"]);
  });

  it("lent twice stay a conflict until reviewed", async () => {
    const { number } = await createBox();
    const { send, loanOf } = await createDesk();
    const [one, other] = [lend(number, {}, ago(20)), lend(number, {}, ago(10))];
    expect(await send(one, other)).toEqual(["counted", "conflict"]);
    expect(await loanOf(one.nonce)).toMatchObject({ isContested: true, isSeen: false });
    expect(await loanOf(other.nonce)).toMatchObject({ isContested: true, isSeen: false });
    // The conflict remains after one return: the box was in two places.
    await send(giveBack(number, one.nonce, {}, ago(5)));
    expect(await loanOf(other.nonce)).toMatchObject({ isContested: true });
    const seen = see(number, one.nonce);
    expect(await send(seen, seen)).toEqual(["counted", "known"]);
    expect(await loanOf(one.nonce)).toMatchObject({ isSeen: true });
    // One of them was a mistake: then there is no conflict.
    await send(undo(number, one.nonce));
    expect(await loanOf(one.nonce)).toMatchObject({ isUndone: true, isContested: false });
    expect(await loanOf(other.nonce)).toMatchObject({ isContested: false, returned: null });
  });

  it("lent after their return are no conflict, in any order of marks", async () => {
    const { number } = await createBox();
    const { send, loanOf } = await createDesk();
    const first = lend(number, {}, ago(30));
    const back = giveBack(number, first.nonce, {}, ago(20));
    const second = lend(number, {}, ago(10));
    expect(await send(second, back, first)).toEqual(["counted", "counted", "counted"]);
    expect(await loanOf(first.nonce)).toMatchObject({ isContested: false });
    expect(await loanOf(second.nonce)).toMatchObject({ isContested: false, returned: null });
    // The return was a mistake: now both have it.
    await send(undo(number, back.nonce));
    expect(await loanOf(first.nonce)).toMatchObject({ isContested: true, returned: null });
    expect(await loanOf(second.nonce)).toMatchObject({ isContested: true });
  });

  it("cannot be lent twice unnoticed, not even by SQL", async () => {
    const { id: copy_id } = await createBox();
    const loan = () => ({
      ...{ nonce: randomUUID(), copy_id, lent_at: new Date(), made_by_id: admin.id },
    });
    await db.insertInto("game_loan").values(loan()).execute();
    await expect(db.insertInto("game_loan").values(loan()).execute()).rejects.toThrow(
      "game_loan_open_idx",
    );
    await db
      .insertInto("game_loan")
      .values({ ...loan(), is_contested: true })
      .execute();
  });

  it("lent by two at the same moment are one loan and one conflict", async () => {
    const { number } = await createBox();
    const { send } = await createDesk();
    const results = await Promise.all([send(lend(number)), send(lend(number)), send(lend(number))]);
    expect(results.flat().toSorted()).toEqual(["conflict", "conflict", "counted"]);
  });

  it("are never recorded with a future time", async () => {
    const { number } = await createBox();
    const { send, loanOf } = await createDesk();
    const loan = lend(number, {}, new Date(Date.now() + 3_600_000).toISOString());
    await send(loan, giveBack(number, loan.nonce));
    expect(Date.parse((await loanOf(loan.nonce))?.at ?? "")).toBeLessThanOrEqual(Date.now());
  });

  it("record missing parts on return", async () => {
    const { id, number } = await createBox();
    const { send, read, loanOf } = await createDesk();
    const loan = lend(number);
    const back = giveBack(number, loan.nonce, { condition: "worn", missing: "赤い駒1" });
    await send(loan, back, back);
    expect((await loanOf(loan.nonce))?.returned).toMatchObject({ missing: "赤い駒1" });
    const again = lend(number);
    await send(again, giveBack(number, again.nonce, { missing: "札2枚" }));
    const box = (await read()).boxes.find((one) => one.number === number);
    expect(box).toMatchObject({ condition: "worn", missing: "赤い駒1、札2枚" });
    const entries = await db
      .selectFrom("audit_entry")
      .select(["action", "actor_id"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      ...["game-copy.lend", "game-copy.change", "game-copy.return"],
      ...["game-copy.lend", "game-copy.change", "game-copy.return"],
    ]);
    expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]));
  });

  it("are still recorded for a table of another event, or when they were taken off the shelf", async () => {
    const { id, number } = await createBox();
    const desk = await createDesk();
    const other = await createDesk();
    await db
      .updateTable("game_copy")
      .set({ removed_at: new Date() })
      .where("id", "=", id)
      .execute();
    const { sessionId, reservationId } = other;
    const loan = lend(number, { sessionId, reservationId });
    expect(await desk.send(loan)).toEqual(["counted"]);
    expect(await desk.loanOf(loan.nonce)).toMatchObject({ sessionId: null, reservationId: null });
    const box = (await desk.read()).boxes.find((one) => one.number === number);
    expect(box).toMatchObject({ isRemoved: true });
  });

  it("are still recorded when the event was deleted while the desk was offline", async () => {
    const { number } = await createBox();
    const { path, eventId } = await createDesk();
    const gone = path.replace(eventId, randomUUID());
    const loan = lend(number);
    const answer = await admin.call("POST", `${gone}/marks`, { marks: [loan] });
    expect(((await answer.json()) as LoanAnswers).answers).toMatchObject([{ result: "counted" }]);
    const { read } = await createDesk();
    expect((await read()).loans.map(({ nonce }) => nonce)).toContain(loan.nonce);
  });

  it("can be returned at another event, whose desk does not see the borrower", async () => {
    const { number } = await createBox();
    const [before, now] = [await createDesk(), await createDesk()];
    const { sessionId, reservationId } = before;
    const loan = lend(number, { sessionId, reservationId, holder: "藤井" }, ago(30));
    await before.send(loan);
    expect(await now.loanOf(loan.nonce)).toMatchObject({
      ...{ isHere: false, sessionId: null, reservationId: null, holder: "", returned: null },
    });
    expect(await now.send(giveBack(number, loan.nonce))).toEqual(["counted"]);
    expect((await before.loanOf(loan.nonce))?.returned).not.toBeNull();
  });

  it("are refused if there is no such box, or the loan is of another", async () => {
    const [box, other] = [await createBox(), await createBox()];
    const { send, loanOf } = await createDesk();
    const loan = lend(box.number);
    await send(loan);
    expect(
      await send(
        lend(2_000_000_000),
        lend(-1),
        lend(1.5),
        lend(box.number, { holder: "x".repeat(41) }),
        lend(box.number, { holder: "\u0000" }),
        giveBack(other.number, loan.nonce),
        undo(other.number, loan.nonce),
        giveBack(box.number, loan.nonce, { condition: "lost" }),
        giveBack(box.number, loan.nonce, { missing: "x".repeat(201) }),
        { ...lend(box.number), kind: "sell" },
        { ...lend(box.number), at: "yesterday" },
        {},
      ),
    ).toEqual(Array(12).fill("refused"));
    expect(await loanOf(loan.nonce)).toMatchObject({ returned: null, isUndone: false });
  });

  it("are for those at the reception of the event", async () => {
    const { number } = await createBox();
    const { eventId, path } = await createDesk();
    const elsewhere = await createEvent(db, { startsAt: new Date() });
    const body = { marks: [lend(number)] };
    const statuses = async (person: typeof admin) => [
      (await person.call("GET", path)).status,
      (await person.call("POST", `${path}/marks`, body)).status,
    ];
    const staff = async (
      roles: ("desk" | "host" | "editor" | "treasurer")[],
      eventIds?: string[],
    ) => {
      const person = await signedIn({});
      await createStaffMember(db, { userId: person.id, roles, ...(eventIds && { eventIds }) });
      return person;
    };
    expect(await statuses(await staff(["desk"]))).toEqual([200, 200]);
    expect(await statuses(await staff(["host"], [eventId]))).toEqual([200, 200]);
    expect(await statuses(await staff(["host"], [elsewhere.id]))).toEqual([403, 403]);
    expect(await statuses(await staff(["editor", "treasurer"]))).toEqual([403, 403]);
    const helper = await signedIn({});
    expect(await statuses(helper)).toEqual([403, 403]);
    await db
      .insertInto("reception_helper")
      .values({ event_id: eventId, user_id: helper.id, granted_by_id: admin.id })
      .execute();
    expect(await statuses(helper)).toEqual([200, 200]);
    const nowhere = `/reception/events/${randomUUID()}/lending`;
    expect((await admin.call("GET", nowhere)).status).toBe(404);
  });

  it("lose typed names a month after their return", async () => {
    const [back, out] = [await createBox(), await createBox()];
    const { send, loanOf } = await createDesk();
    const [returned, open] = [
      lend(back.number, { holder: "藤井" }, ago(2 * 60)),
      lend(out.number, { holder: "岡田" }, ago(2 * 60)),
    ];
    await send(returned, open, giveBack(back.number, returned.nonce, {}, ago(60)));
    await forgetHolders(db, new Date(Date.now() + 29 * 24 * 60 * minute));
    expect((await loanOf(returned.nonce))?.holder).toBe("藤井");
    await forgetHolders(db, new Date(Date.now() + 31 * 24 * 60 * minute));
    expect((await loanOf(returned.nonce))?.holder).toBe("");
    expect((await loanOf(open.nonce))?.holder).toBe("岡田");
  });
});
