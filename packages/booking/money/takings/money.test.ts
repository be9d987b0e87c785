import { randomUUID } from "node:crypto";
import { moneyMonthSchema } from "@takujo/contracts/booking/money/money";
import { monthOf } from "@takujo/i18n/month";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTill, refusalOf } from "./testing/create-till.ts";

const till = await createTill();
const { db, admin, signedIn, newEvent, newParty, mark, sendMarks, payingParty } = till;
const { read, correct, close, auditOf } = till;

describe("an evening", () => {
  it("owes the fee for everybody who came, and has what the reception took by method", async () => {
    const evening = await newEvent();
    await payingParty(evening, { paid: 5600 });
    await payingParty(evening, { seats: 1, paid: 2800, method: "qr" });
    await payingParty(evening, { seats: 4, paid: 11200, method: "card" });
    const late = await payingParty(evening, { seats: 1, paid: 0, name: "佐々木 みお" });
    await newParty(evening, { seats: 3 });
    await newParty(evening, { state: "cancelled" });
    expect(await read(evening)).toMatchObject({
      people: 8,
      fee: 2800,
      owed: 22400,
      taken: { cash: 5600, qr: 2800, card: 11200 },
      payers: { cash: 1, qr: 1, card: 1 },
      unpaid: 2800,
      overpaid: 0,
      coming: { people: 3, sum: 8400 },
      closing: null,
    });
    const { parties } = await read(evening);
    expect(parties.filter(({ owed, taken }) => owed > taken)).toMatchObject([
      { reservationId: late.id, name: "佐々木 みお", owed: 2800, taken: 0 },
    ]);
  });

  it("leaves out undone marks, and counts a repeated mark once", async () => {
    const evening = await newEvent();
    const { id } = await newParty(evening);
    const arrival = mark("arrive", id, { people: [0, 1], paid: 5600, method: "cash" });
    await sendMarks(evening, [arrival, arrival]);
    await sendMarks(evening, [arrival]);
    expect((await read(evening)).taken.cash).toBe(5600);
    const undo = { ...mark("undo", id, { of: arrival.nonce }) };
    await sendMarks(evening, [undo]);
    expect(await read(evening)).toMatchObject({ people: 0, owed: 0, taken: { cash: 0 } });
  });

  it("shows two desks that took the same money, whichever order their marks come in", async () => {
    const evening = await newEvent();
    const { id } = await newParty(evening);
    await sendMarks(evening, [mark("arrive", id, { people: [0, 1], paid: 0 })]);
    const colleague = await signedIn({ role: "admin" });
    const pay = () => mark("pay", id, { paid: 5600, method: "cash" });
    const results = await Promise.all([
      sendMarks(evening, [pay()]),
      sendMarks(evening, [pay()], colleague),
    ]);
    expect(results.flat().sort()).toEqual(["conflict", "counted"]);
    expect(await read(evening)).toMatchObject({ taken: { cash: 11200 }, overpaid: 5600 });
    const list = await admin.call("GET", `/reception/events/${evening.id}`);
    const { parties } = (await list.json()) as {
      parties: { marks: { kind: string; conflict: string | null }[] }[];
    };
    const pays = parties[0]?.marks.filter(({ kind }) => kind === "pay");
    expect(pays).toMatchObject([{ conflict: "paid" }, { conflict: "paid" }]);
  });

  it("shows even impossibly large sums everywhere", async () => {
    const evening = await newEvent({ startsAt: new Date(Date.now() - 2 * 86_400_000) });
    const [one, other] = [await payingParty(evening, { paid: 0 }), await newParty(evening)];
    for (const party of [one, other]) {
      await sql`
        insert into check_in (reservation_id, made_by_id, nonce, kind, paid)
        select ${party.id}, ${admin.id}, gen_random_uuid(), 'pay', 1000000 from generate_series(1, 1200)`.execute(
        db,
      );
    }
    await correct(evening, { kind: "sale", amount: 1_000_000, method: "cash", rate: 8 });
    const taken = { cash: 2_401_000_000, qr: 0, card: 0 };
    expect(await read(evening)).toMatchObject({ taken, overpaid: 2_399_994_400 });
    const { evenings } = moneyMonthSchema.parse(
      await (await admin.call("GET", `/admin/money?month=${monthOf(evening.startsAt)}`)).json(),
    );
    expect(evenings).toContainEqual(expect.objectContaining({ eventId: evening.id, taken }));
    for (const path of [
      `/admin/money/entries.csv?eventId=${evening.id}`,
      `/admin/reservations?event=${evening.id}`,
      `/reception/events/${evening.id}`,
      "/admin/dashboard",
      "/admin/statistics",
    ]) {
      expect([path, (await admin.call("GET", path)).status]).toEqual([path, 200]);
    }
    // The takings cannot be closed with it.
    expect((await close(evening)).status).toBe(400);
  });

  it("is not found for an unknown event", async () => {
    const nowhere = { id: randomUUID(), sessionId: randomUUID(), startsAt: new Date() };
    expect((await admin.call("GET", `/admin/money/evenings/${nowhere.id}`)).status).toBe(404);
    expect((await correct(nowhere, { kind: "discount", amount: 1 })).status).toBe(404);
  });
});

describe("a correction", () => {
  it.each([
    ["discount", { amount: 500 }, { owed: -500, cash: 0 }],
    ["refund", { amount: 1400, method: "cash", rate: 10 }, { owed: -1400, cash: -1400 }],
    ["sale", { amount: 1080, method: "cash", rate: 8 }, { owed: 1080, cash: 1080 }],
    ["amount", { amount: -300, method: "cash" }, { owed: 0, cash: -300 }],
    ["amount", { amount: 300, method: "cash" }, { owed: 0, cash: 300 }],
    ["method", { amount: 5600, from: "cash", to: "qr" }, { owed: 0, cash: -5600, qr: 5600 }],
  ])("of the kind %s changes what is owed and taken: %j", async (kind, fields, change) => {
    const evening = await newEvent();
    const { id } = await payingParty(evening);
    const answer = await correct(evening, { kind, ...fields, reservationId: id });
    expect(answer.status).toBe(200);
    const { owed, cash, qr = 0 } = { qr: 0, ...change };
    expect(await read(evening)).toMatchObject({
      owed: 5600 + owed,
      corrected: owed,
      taken: { cash: 5600 + cash, qr, card: 0 },
    });
  });

  it("records author, party and reason, and is audited without names", async () => {
    const evening = await newEvent();
    const { id } = await payingParty(evening);
    await correct(evening, {
      ...{ kind: "discount", amount: 500, reservationId: id, reason: " 学生証を\n確認 " },
    });
    const [correction] = (await read(evening)).corrections;
    expect(correction).toMatchObject({
      ...{ kind: "discount", owed: -500, taken: 0, reason: "学生証を 確認", by: "会計の高橋" },
      party: { reservationId: id, name: "森野 ことり" },
    });
    const entries = await auditOf(id);
    expect(entries.at(-1)).toMatchObject({
      action: "money.correct",
      actor_id: admin.id,
      after: { kind: "discount", amount: 500 },
      reason: "学生証を 確認",
    });
  });

  it("changes what the door asks of the party", async () => {
    const evening = await newEvent();
    const { id } = await newParty(evening);
    await correct(evening, { kind: "discount", amount: 500, reservationId: id });
    const list = await admin.call("GET", `/reception/events/${evening.id}`);
    expect(await list.json()).toMatchObject({ parties: [{ correction: -500 }] });
    const unpaid = "/admin/reservations?when=unpaid";
    await sendMarks(evening, [mark("arrive", id, { people: [0, 1], paid: 5100 })]);
    const { items } = (await (await admin.call("GET", unpaid)).json()) as { items: object[] };
    expect(items.filter((item) => "id" in item && item.id === id)).toEqual([]);
  });

  it("happens once for repeated and concurrent calls with its key", async () => {
    const evening = await newEvent();
    const key = { "idempotency-key": randomUUID() };
    const refund = { kind: "refund", amount: 1000, method: "cash", rate: 10 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => correct(evening, refund, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await read(evening)).toMatchObject({ taken: { cash: -1000 }, corrections: [{}] });
  });

  it.each([
    ["no reason", { kind: "discount", amount: 1, reason: " 　" }],
    ["no amount", { kind: "discount" }],
    ["nothing", { kind: "amount", amount: 0, method: "cash" }],
    ["less than nothing", { kind: "refund", amount: -1, method: "cash", rate: 10 }],
    ["half a yen", { kind: "sale", amount: 0.5, method: "cash", rate: 10 }],
    ["too much", { kind: "sale", amount: 1_000_001, method: "cash", rate: 10 }],
    ["another rate", { kind: "sale", amount: 1, method: "cash", rate: 5 }],
    ["another method", { kind: "refund", amount: 1, method: "barter", rate: 10 }],
    ["the same method", { kind: "method", amount: 1, from: "qr", to: "qr" }],
    ["another kind", { kind: "gift", amount: 1 }],
    ["a text", { kind: "discount", amount: "500" }],
    [
      "too long an item",
      { kind: "sale", amount: 1, method: "cash", rate: 8, reason: "長".repeat(31) },
    ],
    ["too long a reason", { kind: "discount", amount: 1, reason: "長".repeat(201) }],
  ])("with %s is refused", async (_, hostile) => {
    const evening = await newEvent();
    expect((await correct(evening, hostile)).status).toBe(400);
    expect((await read(evening)).corrections).toEqual([]);
  });

  it("is not made for a party of another evening", async () => {
    const [evening, other] = [await newEvent(), await newEvent()];
    const { id } = await payingParty(other);
    const answer = await correct(evening, { kind: "discount", amount: 1, reservationId: id });
    expect(await refusalOf(answer)).toBe("404 not-found");
    expect((await read(other)).corrections).toEqual([]);
  });
});

describe("a month", () => {
  const read = async (query: string) => {
    const answer = await admin.call("GET", `/admin/money?${query}`);
    expect(answer.status).toBe(200);
    return moneyMonthSchema.strict().parse(await answer.json());
  };

  it("has its events by the calendar of Japan, and leaves out events without money", async () => {
    // Half an hour before and after midnight of the first.
    const last = await newEvent({ startsAt: new Date("2026-02-28T14:30:00Z") });
    const first = await newEvent({ startsAt: new Date("2026-02-28T15:30:00Z") });
    await newEvent({ startsAt: new Date("2026-03-10T09:00:00Z") });
    await payingParty(last);
    await payingParty(first, { paid: 2800 });
    await correct(first, { kind: "sale", amount: 1080, method: "qr", rate: 8 });
    await close(first, {
      counted: { cash: 2000, qr: 1080, card: 0 },
      reason: "ひとり分を次回に",
    });
    const march = await read("month=2026-03");
    expect(march).toMatchObject({ month: "2026-03", previous: "2026-02", next: "2026-04" });
    expect(march.evenings).toMatchObject([
      {
        eventId: first.id,
        ...{ people: 2, owed: 6680, taken: { cash: 2800, qr: 1080, card: 0 }, reduced: 1080 },
        ...{ unpaid: 2800, closing: { difference: -800, since: 0 } },
      },
    ]);
    const february = await read("month=2026-02");
    expect(february.evenings.map(({ eventId }) => eventId)).toEqual([last.id]);
    expect(february.previous).toBeNull();
  });

  it("is the current one unless another is named", async () => {
    const { id } = await newEvent({ startsAt: new Date(Date.now() + 60_000) });
    const now = await read("locale=en");
    expect(now).toMatchObject({ month: monthOf(new Date()), next: null });
    // Nobody has come yet, but the event is still to come.
    expect(now.evenings.map(({ eventId }) => eventId)).toContain(id);
  });

  it.each(["month=2026-13", "month=", "month=0000-01", "month=2026-03&month=2026-02"])(
    "%s is refused",
    async (query) => {
      expect((await admin.call("GET", `/admin/money?${query}`)).status).toBe(400);
    },
  );
});

describe("the file", () => {
  async function rowsOf(query: string, encoding = "utf-8") {
    const answer = await admin.call("GET", `/admin/money/entries.csv?${query}`);
    const text = new TextDecoder(encoding).decode(await answer.arrayBuffer());
    return { answer, rows: parse<Record<string, string>>(text, { columns: true }) };
  }

  it("has every entry of an evening, with codes and without names", async () => {
    const evening = await newEvent({ title: "=重量級の夜" });
    const { id, code } = await payingParty(evening, { method: "card" });
    await correct(evening, {
      ...{ kind: "refund", amount: 1400, method: "cash", rate: 10, reservationId: id },
      reason: "早退のため",
    });
    await correct(evening, { kind: "discount", amount: 500, reason: "+招待" });
    const { answer, rows } = await rowsOf(`eventId=${evening.id}`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("content-disposition")).toContain(encodeURIComponent("会計-"));
    const spoken = `${code.slice(0, 4)}-${code.slice(4)}`;
    expect(rows).toMatchObject([
      {
        種類: "受付",
        予約番号: spoken,
        支払い: "カード",
        "入金（円）": "5600",
        担当: "会計の高橋",
      },
      {
        種類: "返金",
        支払い: "現金",
        "出金（円）": "1400",
        "受けとる額の減（円）": "1400",
        "税率（%）": "10",
      },
      { 種類: "割引", 支払い: "", "受けとる額の減（円）": "500", "理由・品名": "'+招待" },
    ]);
    expect(rows[0]?.["イベント"]).toBe("'=重量級の夜");
    expect(JSON.stringify(rows)).not.toContain("森野");
    const old = await rowsOf(`eventId=${evening.id}&encoding=shift_jis&locale=en`, "shift_jis");
    expect(old.rows[0]).toMatchObject({ Kind: "Check-in", "In (yen)": "5600" });
    const month = await rowsOf(`month=${monthOf(new Date())}`);
    expect(month.rows.length).toBeGreaterThanOrEqual(3);
  });

  it("has what was over or short when the evening was closed, so that it adds up to what was counted", async () => {
    const evening = await newEvent({ startsAt: new Date("2026-05-08T10:00:00Z") });
    await payingParty(evening);
    await payingParty(evening, { seats: 1, paid: 2800, method: "qr" });
    const counted = { cash: 5400, qr: 2900, card: 0 };
    await close(evening, { counted, reason: "かぞえちがい" });
    await till.reopen(evening);
    await close(evening, { counted: { ...counted, cash: 5500 }, reason: "つり銭のまちがい" });
    const { rows } = await rowsOf("month=2026-05");
    const differences = rows.slice(2);
    expect(differences).toMatchObject([
      {
        種類: "現金過不足",
        支払い: "現金",
        "入金（円）": "",
        "出金（円）": "100",
        担当: "会計の高橋",
      },
      { 種類: "QR過不足", 支払い: "QR", "入金（円）": "100", "出金（円）": "", "税率（%）": "" },
    ]);
    expect(differences.map((row) => row["理由・品名"])).toEqual(Array(2).fill("つり銭のまちがい"));
    const sums = rows.map((row) => Number(row["入金（円）"]) - Number(row["出金（円）"]));
    expect(sums.reduce((sum, one) => sum + one)).toBe(5500 + 2900);
    const english = await rowsOf(`eventId=${evening.id}&locale=en`);
    expect(english.rows[2]).toMatchObject({ Kind: "Cash over/short", "Out (yen)": "100" });
  });

  it("is not found for an unknown event", async () => {
    const answer = await admin.call("GET", `/admin/money/entries.csv?eventId=${randomUUID()}`);
    expect(answer.status).toBe(404);
  });
});

describe("a person who deletes the account", () => {
  it("deletes the reservation, but neither the money nor the sum owed", async () => {
    const evening = await newEvent();
    const person = await signedIn();
    const { id } = await payingParty(evening, { userId: person.id });
    await correct(evening, {
      ...{ kind: "refund", amount: 1400, method: "cash", rate: 10, reservationId: id },
      reason: "森野さんが早退",
    });
    await payingParty(evening, { seats: 1, paid: 2800, method: "qr" });
    const before = await read(evening);
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    const after = await read(evening);
    expect(after).toMatchObject({
      ...{ owed: before.owed, taken: before.taken, unpaid: 0, people: 1 },
      ofDeleted: { owed: 5600, taken: 5600 },
    });
    expect(after.parties).toHaveLength(1);
    expect(after.corrections).toMatchObject([{ reason: "", party: null, taken: -1400 }]);
    expect(JSON.stringify(after)).not.toContain("森野さん");
  });
});

describe("every role but the organizer's", () => {
  it("is refused, an admin in another's name included", async () => {
    const evening = await newEvent();
    const helper = await signedIn();
    await db
      .insertInto("reception_helper")
      .values({ event_id: evening.id, user_id: helper.id, granted_by_id: admin.id })
      .execute();
    const others = [helper, await signedIn(), await signedIn({ impersonatedBy: admin.id })];
    const path = `/admin/money/evenings/${evening.id}`;
    const closing = { recorded: zero, counted: zero, changeFund: 0, coins: null, reason: "" };
    for (const other of others) {
      const answers = [
        await other.call("GET", "/admin/money"),
        await other.call("GET", "/admin/money/entries.csv"),
        await other.call("GET", path),
        await other.call("POST", `${path}/corrections`, {
          ...{ kind: "discount", amount: 1, reservationId: null, reason: "x" },
        }),
        await other.call("POST", `${path}/closing`, closing),
        await other.call("POST", `${path}/reopening`, { reason: "x" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    }
    expect(await read(evening)).toMatchObject({ corrections: [], closing: null });
    const list = await helper.call("GET", `/reception/events/${evening.id}`);
    expect(await list.json()).not.toHaveProperty("handlesMoney");
    const own = await admin.call("GET", `/reception/events/${evening.id}`);
    expect(await own.json()).toHaveProperty("handlesMoney", true);
  });
});

const zero = { cash: 0, qr: 0, card: 0 };
