import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTill, refusalOf } from "../testing/create-till.ts";

const till = await createTill();
const { db, admin, signedIn, newEvent, newParty, mark, sendMarks, payingParty } = till;
const { read, correct, close, reopen, auditOf } = till;

const coins = {
  ...{ 10000: 0, 5000: 1, 2000: 0, 1000: 5, 500: 1, 100: 1, 50: 0, 10: 0, 5: 0, 1: 0 },
};

const noCoins = { ...coins, 5000: 0, 1000: 0, 500: 0, 100: 0 };

describe("closing an evening", () => {
  it("stores what was owed, recorded and counted, with the coins and its author", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    await payingParty(evening, { seats: 1, paid: 0 });
    const answer = await close(evening, {
      ...{ counted: { cash: 5600, qr: 0, card: 0 }, changeFund: 5000, coins },
    });
    expect(answer.status).toBe(200);
    expect((await read(evening)).closing).toMatchObject({
      ...{ owed: 8400, unpaid: 2800, changeFund: 5000, coins, reason: "" },
      recorded: { cash: 5600, qr: 0, card: 0 },
      counted: { cash: 5600, qr: 0, card: 0 },
      ...{ closedBy: "会計の高橋", since: { cash: 0, qr: 0, card: 0 } },
    });
    expect((await auditOf(evening.id)).at(-1)).toMatchObject({
      action: "money.close",
      after: { owed: 8400, recorded: 5600, counted: 5600, difference: 0 },
    });
  });

  it("with a difference needs a reason, and goes ahead with one", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    const counted = { cash: 2800, qr: 0, card: 0 };
    const refused = await close(evening, { counted, reason: "　" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path: "reason" }] });
    expect((await read(evening)).closing).toBeNull();
    expect((await close(evening, { counted, reason: "一人分は次回に" })).status).toBe(200);
    expect((await read(evening)).closing).toMatchObject({ counted, reason: "一人分は次回に" });
  });

  it("counts a difference of one method, even if another makes up for it", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    const counted = { cash: 0, qr: 5600, card: 0 };
    expect((await close(evening, { counted })).status).toBe(400);
  });

  it("is refused if the coins add up to another sum", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    expect((await close(evening, { coins, changeFund: 0 })).status).toBe(400);
    expect((await close(evening, { coins, changeFund: 5000 })).status).toBe(200);
  });

  it.each([
    // All but one value is right, so that nothing else refuses it.
    ["too many coins", { coins: { ...noCoins, 1: 10_000 }, changeFund: 10_000 }],
    ["less than no coins", { coins: { ...noCoins, 5: 1, 1: -5 } }],
    ["no such coin", { coins: { 3: 1 } }],
    ["half a yen", { counted: { cash: 0.5, qr: 0, card: 0 } }],
    ["a method too few", { counted: { cash: 0, qr: 0 } }],
    ["a huge sum", { counted: { cash: 1e8 + 1, qr: 0, card: 0 }, reason: "拾った" }],
    ["a huge sum that is missing", { counted: { cash: -1e8 - 1, qr: 0, card: 0 }, reason: "?" }],
    ["less than no change", { changeFund: -1 }],
    ["too much change", { changeFund: 10_000_001 }],
    ["too long a reason", { reason: "長".repeat(501) }],
  ])("is refused with %s", async (_, hostile) => {
    const evening = await newEvent();
    expect((await close(evening, hostile as never)).status).toBe(400);
    expect((await read(evening)).closing).toBeNull();
  });

  it("is refused if the reception recorded something since the page was shown", async () => {
    const evening = await newEvent();
    const shown = (await read(evening)).taken;
    await payingParty(evening);
    const answer = await close(evening, { recorded: shown, counted: shown });
    expect(await refusalOf(answer)).toBe("409 changed-meanwhile");
    expect((await read(evening)).closing).toBeNull();
  });
});

describe("an evening that has not begun", () => {
  it("takes money and corrections, and is closed once it begins", async () => {
    const evening = await newEvent({ startsAt: new Date(Date.now() + 3_600_000) });
    await payingParty(evening);
    expect((await correct(evening, { kind: "discount", amount: 500 })).status).toBe(200);
    expect((await read(evening)).hasBegun).toBe(false);
    expect(await refusalOf(await close(evening))).toBe("409 not-now early");
    await db
      .updateTable("event")
      .set({ doors_at: new Date(), starts_at: new Date() })
      .where("id", "=", evening.id)
      .execute();
    expect((await read(evening)).hasBegun).toBe(true);
    expect((await close(evening)).status).toBe(200);
  });
});

describe("a closed evening", () => {
  it("is shown at the door, until it is reopened", async () => {
    const evening = await newEvent();
    const closedAt = async () => {
      const answer = await admin.call("GET", `/reception/events/${evening.id}`);
      return ((await answer.json()) as { moneyClosedAt?: string }).moneyClosedAt;
    };
    expect(await closedAt()).toBeUndefined();
    await close(evening);
    expect(await closedAt()).toBe((await read(evening)).closing?.closedAt);
    await reopen(evening);
    expect(await closedAt()).toBeUndefined();
  });

  it("takes no corrections and is not closed twice", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    await close(evening);
    const discount = { kind: "discount", amount: 500 };
    expect(await refusalOf(await correct(evening, discount))).toBe("409 not-now closed");
    expect(await refusalOf(await close(evening))).toBe("409 not-now closed");
  });

  it("loses no mark of a device that was offline, and shows it beside the closing", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    const { id } = await newParty(evening, { seats: 1 });
    await close(evening);
    const late = mark("arrive", id, { people: [0], paid: 2800, method: "qr" });
    expect(await sendMarks(evening, [late])).toEqual(["counted"]);
    const after = await read(evening);
    expect(after.taken).toEqual({ cash: 5600, qr: 2800, card: 0 });
    expect(after.closing).toMatchObject({
      recorded: { cash: 5600, qr: 0, card: 0 },
      since: { cash: 0, qr: 2800, card: 0 },
    });
    await sendMarks(evening, [mark("undo", id, { of: late.nonce })]);
    expect((await read(evening)).closing).toMatchObject({ since: { cash: 0, qr: 0, card: 0 } });
  });

  it("can be reopened with a reason, and the closing stays on record", async () => {
    const evening = await newEvent();
    await payingParty(evening);
    expect(await refusalOf(await reopen(evening))).toBe("409 not-now open");
    await close(evening);
    expect((await reopen(evening, " ")).status).toBe(400);
    expect((await reopen(evening, "QRの明細が届いた")).status).toBe(200);
    expect((await correct(evening, { kind: "discount", amount: 500 })).status).toBe(200);
    expect((await close(evening)).status).toBe(200);
    const { closing, reopened } = await read(evening);
    expect(closing).toMatchObject({ owed: 5100 });
    expect(reopened).toMatchObject([
      { owed: 5600, reopenedBy: "会計の高橋", reopenReason: "QRの明細が届いた" },
    ]);
    const actions = (await auditOf(evening.id)).map(({ action }) => action);
    expect(actions).toEqual(["money.close", "money.reopen", "money.correct", "money.close"]);
  });
});

describe("at the same time", () => {
  it("two who close an evening close it once", async () => {
    const colleague = await signedIn({ role: "admin" });
    for (let round = 0; round < 5; round++) {
      const evening = await newEvent();
      await payingParty(evening);
      const answers = await Promise.all([
        close(evening),
        close(evening, {}, colleague),
        close(evening),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const rows = await db
        .selectFrom("money_closing")
        .select("id")
        .where("event_id", "=", evening.id)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });

  it("money that the reception takes during a closing is in the closing or beside it", async () => {
    for (let round = 0; round < 10; round++) {
      const evening = await newEvent();
      const parties = await Promise.all(
        Array.from({ length: 6 }, () => newParty(evening, { seats: 1 })),
      );
      await sendMarks(evening, [
        mark("arrive", parties[0]?.id ?? "", { people: [0], paid: 2800, method: "cash" }),
      ]);
      const taking = parties
        .slice(1)
        .map(({ id }) =>
          sendMarks(evening, [mark("arrive", id, { people: [0], paid: 2800, method: "cash" })]),
        );
      const [closed] = await Promise.all([close(evening), ...taking]);
      const { closing, taken } = await read(evening);
      expect(taken.cash).toBe(6 * 2800);
      expect([200, 409]).toContain(closed.status);
      if (!closing) continue;
      expect(closing.recorded.cash + closing.since.cash).toBe(6 * 2800);
    }
  });

  it("a correction is before the closing or refused", async () => {
    for (let round = 0; round < 10; round++) {
      const evening = await newEvent();
      await payingParty(evening);
      const shown = (await read(evening)).taken;
      const [closed, corrected] = await Promise.all([
        close(evening, { recorded: shown, counted: shown }),
        correct(evening, { kind: "refund", amount: 1000, method: "cash", rate: 10 }),
      ]);
      const { closing, taken } = await read(evening);
      // The second call was refused: one because of the closing, the other because of the sum.
      expect([closed.status, corrected.status].filter((status) => status === 200)).toHaveLength(1);
      expect(taken.cash).toBe(corrected.status === 200 ? 4600 : 5600);
      if (closing) expect(closing.recorded).toEqual(taken);
    }
  });

  it("a closing that was sent twice with one key is one", async () => {
    const evening = await newEvent();
    const headers = { "idempotency-key": randomUUID() };
    const zero = { cash: 0, qr: 0, card: 0 };
    const body = { recorded: zero, counted: zero, changeFund: 0, coins: null, reason: "" };
    const path = `/admin/money/evenings/${evening.id}/closing`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.call("POST", path, body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
