import { randomUUID } from "node:crypto";
import {
  ownReceiptsSchema,
  partyReceiptsSchema,
  type ReceiptReference,
} from "@takujo/contracts/booking/money/receipt";
import { describe, expect, it } from "vitest";
import { createTill, refusalOf } from "../takings/testing/create-till.ts";

const till = await createTill();
const { db, admin, signedIn, newEvent, payingParty, mark, sendMarks, correct, auditOf } = till;
type Person = typeof admin;

const wanted = {
  addressee: "株式会社みなも",
  honorific: "onchu",
  purpose: "ボードゲーム会参加費",
  locale: "ja",
  standard: 5600,
  reduced: 0,
};
const ofParty = (id: string) => `/admin/money/reservations/${id}/receipts`;
const ofPerson = (id: string) => `/reservations/${id}/receipts`;
const issue = (id: string, change: object = {}, headers = {}) =>
  admin.call("POST", ofParty(id), { ...wanted, ...change }, headers);
const issueOwn = (who: Person, id: string, change: object = {}) =>
  who.call("POST", ofPerson(id), { ...wanted, ...change });

async function issued(id: string, change: object = {}): Promise<ReceiptReference> {
  const answer = await issue(id, change);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as ReceiptReference;
}

async function readParty(id: string) {
  const answer = await admin.call("GET", ofParty(id));
  expect(answer.status).toBe(200);
  return partyReceiptsSchema.strict().parse(await answer.json());
}

async function ownParty(change: Parameters<typeof payingParty>[1] = {}) {
  const person = await signedIn({ name: "森野 ことり" });
  const evening = await newEvent();
  const party = await payingParty(evening, { userId: person.id, ...change });
  return { person, evening, id: party.id };
}

const reissue = (id: string, receiptId: string, copies: number, change: object = {}) =>
  admin.call("POST", `${ofParty(id)}/${receiptId}/reissue`, {
    ...{ copies, addressee: wanted.addressee, honorific: "onchu", ...change },
  });
const reissueOwn = (who: Person, id: string, receiptId: string, copies: number) =>
  who.call("POST", `${ofPerson(id)}/${receiptId}/reissue`, { copies });
const makeVoid = (id: string, receiptId: string, reason = "金額のまちがい") =>
  admin.call("POST", `${ofParty(id)}/${receiptId}/void`, { reason });

/** All numbers of the year, which must be 1, 2, 3 and so on. */
async function numbersInUse() {
  const rows = await db
    .selectFrom("receipt")
    .select(["year", "number"])
    .where("copy", "=", 1)
    .orderBy("year")
    .orderBy("number")
    .execute();
  return Map.groupBy(rows, ({ year }) => year);
}

async function expectNoGaps() {
  for (const rows of (await numbersInUse()).values()) {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  }
}

describe("a receipt of the desk", () => {
  it("covers what was paid, has the year's next number, and is audited without the name", async () => {
    const { id } = await payingParty(await newEvent());
    expect(await readParty(id)).toMatchObject({
      open: { standard: 5600, reduced: 0 },
      taken: { standard: 5600, reduced: 0 },
      suggestion: { addressee: "森野 ことり", purpose: "ボードゲーム会「重量級の夜」参加費" },
    });
    const { number } = await issued(id);
    const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();
    expect(number).toMatch(new RegExp(`^R-${year}-\\d{4}$`));
    const { number: next } = await issued((await payingParty(await newEvent())).id);
    expect(Number(next.slice(-4))).toBe(Number(number.slice(-4)) + 1);
    expect(await readParty(id)).toMatchObject({
      open: { standard: 0, reduced: 0 },
      receipts: [
        { number, total: 5600, addressee: "株式会社みなも", copies: [{ issuedBy: "desk" }] },
      ],
    });
    const entry = (await auditOf(id)).at(-1);
    expect(entry).toMatchObject({ action: "receipt.issue", after: { number, amount: 5600 } });
    expect(JSON.stringify(entry)).not.toContain("みなも");
  });

  it("may cover a part, for people who share the bill, but never more than was paid in all", async () => {
    const { id } = await payingParty(await newEvent());
    await issued(id, { standard: 2800 });
    await issued(id, { standard: 2800, addressee: "はるか" });
    expect(await refusalOf(await issue(id, { standard: 1 }))).toBe("409 changed-meanwhile");
    expect((await readParty(id)).receipts).toHaveLength(2);
  });

  it("covers what is left after a refund, and lists sales by tax rate", async () => {
    const evening = await newEvent();
    const { id } = await payingParty(evening);
    await correct(evening, {
      ...{ kind: "refund", amount: 1400, method: "cash", rate: 10, reservationId: id },
    });
    await correct(evening, {
      ...{ kind: "sale", amount: 1080, method: "cash", rate: 8, reservationId: id },
      reason: "焼き菓子（持ち帰り）",
    });
    expect((await readParty(id)).open).toEqual({ standard: 4200, reduced: 1080 });
    const receipt = await issued(id, { standard: 4200, reduced: 1080 });
    const { document } = await db
      .selectFrom("receipt")
      .select("document")
      .where("id", "=", receipt.id)
      .executeTakeFirstOrThrow();
    expect(document).toMatchObject({
      lines: [
        { label: "参加費 2名", rate: 10, amount: 4200, tax: 381 },
        { label: "焼き菓子（持ち帰り）", rate: 8, amount: 1080, tax: 80 },
      ],
      methods: ["cash"],
    });
  });

  it("is refused if nothing was paid, or all was refunded", async () => {
    const evening = await newEvent();
    const { id } = await payingParty(evening, { paid: 0 });
    expect(await refusalOf(await issue(id, { standard: 0 }))).toBe("409 not-now nothing");
    expect((await issue(id)).status).toBe(409);
    const pay = mark("pay", id, { paid: 5600, method: "cash" });
    await sendMarks(evening, [pay, mark("undo", id, { of: pay.nonce })]);
    expect((await issue(id)).status).toBe(409);
    expect((await issue(randomUUID())).status).toBe(404);
    await expectNoGaps();
  });

  it.each([
    ["no name", { addressee: "　" }],
    ["too long a name", { addressee: "長".repeat(41) }],
    ["no purpose", { purpose: "" }],
    ["another title", { honorific: "dono" }],
    ["another language", { locale: "fr" }],
    ["half a yen", { standard: 0.5 }],
    ["less than nothing", { standard: -1 }],
    ["a text", { standard: "5600" }],
    ["half a character", { addressee: "\ud800" }],
  ])("is refused with %s", async (_, hostile) => {
    const { id } = await payingParty(await newEvent());
    expect((await issue(id, hostile)).status).toBe(400);
    expect((await readParty(id)).receipts).toEqual([]);
  });

  it("keeps typed texts on one line", async () => {
    const { id } = await payingParty(await newEvent());
    await issued(id, { addressee: " 株式会社\r\nみなも\u202e " });
    expect((await readParty(id)).receipts).toMatchObject([{ addressee: "株式会社 みなも" }]);
  });
});

describe("a letter that cannot be printed", () => {
  it("is named in the refusal, beside its field, and no number is lost", async () => {
    const { id } = await payingParty(await newEvent());
    const answer = await issue(id, { addressee: "𒀀商店", purpose: "参加費🎲" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      issues: [
        { path: "addressee", rule: "printable", values: { characters: "𒀀" } },
        { path: "purpose", rule: "printable", values: { characters: "🎲" } },
      ],
    });
    await expectNoGaps();
    const { id: receiptId } = await issued(id);
    const renamed = await reissue(id, receiptId, 1, { addressee: "𒀀商店" });
    expect(renamed.status).toBe(400);
    expect(await renamed.json()).toMatchObject({ issues: [{ path: "addressee" }] });
  });

  it.each(["髙橋 﨑子", "𠮷野家", "Đặng Thị Ánh", "Łukasz Żółć", "Анна", "葛󠄀城", "渡邉 齋藤"])(
    "is none of %s",
    async (addressee) => {
      const { id } = await payingParty(await newEvent());
      expect((await issue(id, { addressee })).status).toBe(201);
    },
  );

  it("is refused in the seller's details too", async () => {
    const { id } = await payingParty(await newEvent());
    const set = (settings: object) =>
      db
        .updateTable("site")
        .set({ settings: JSON.stringify(settings) })
        .execute();
    await set({ telephone: "𒀀" });
    const answer = await issue(id);
    await set({});
    expect(await refusalOf(answer)).toBe("409 not-now seller");
    await expectNoGaps();
  });

  it("is left out of the form's initial values", async () => {
    const evening = await newEvent({ title: "🎲重量級の夜🎲" });
    const { id } = await payingParty(evening);
    const { purpose } = (await readParty(id)).suggestion;
    expect(purpose).toBe("ボードゲーム会「重量級の夜」参加費");
  });
});

describe("a person", () => {
  it("issues a receipt for all they paid, and reads it again", async () => {
    const { person, id } = await ownParty();
    const answer = await issueOwn(person, id, { addressee: "森野 ことり", honorific: "sama" });
    expect(answer.status).toBe(201);
    const { id: receiptId } = (await answer.json()) as ReceiptReference;
    const own = await person.call("GET", ofPerson(id));
    expect(ownReceiptsSchema.strict().parse(await own.json())).toMatchObject({
      open: { standard: 0, reduced: 0 },
      receipts: [{ id: receiptId, copies: [{ issuedBy: "person" }] }],
    });
    const pdf = () => person.call("GET", `${ofPerson(id)}/${receiptId}/pdf`);
    const [first, again] = [await pdf(), await pdf()];
    expect(first.headers.get("content-type")).toBe("application/pdf");
    expect(first.headers.get("cache-control")).toContain("no-store");
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    // Stored as issued, so the file is identical too.
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("may not choose the sum", async () => {
    const { person, id } = await ownParty();
    for (const standard of [2800, 5601, 11200]) {
      const answer = await issueOwn(person, id, { standard });
      expect(await refusalOf(answer)).toBe("409 changed-meanwhile");
    }
  });

  it("gets a reissue of a paper receipt, not the original again", async () => {
    const { person, id } = await ownParty();
    const { id: receiptId } = await issued(id);
    const paper = await person.call("GET", `${ofPerson(id)}/${receiptId}/pdf`);
    expect(await refusalOf(paper)).toBe("403 not-allowed paper");
    const answer = await reissueOwn(person, id, receiptId, 1);
    expect(answer.status).toBe(201);
    const copy = (await answer.json()) as ReceiptReference;
    expect(copy.number).toMatch(/-2$/);
    expect((await person.call("GET", `${ofPerson(id)}/${copy.id}/pdf`)).status).toBe(200);
  });

  it("cannot see, issue, reissue or open another person's receipt", async () => {
    const { person, id } = await ownParty();
    const { id: receiptId } = (await (await issueOwn(person, id)).json()) as ReceiptReference;
    const other = await ownParty();
    for (const who of [other.person, admin]) {
      expect((await who.call("GET", ofPerson(id))).status).toBe(404);
      expect((await issueOwn(who, id)).status).toBe(404);
      expect((await reissueOwn(who, id, receiptId, 1)).status).toBe(404);
      expect((await who.call("GET", `${ofPerson(id)}/${receiptId}/pdf`)).status).toBe(404);
    }
    // Nor through one's own reservation.
    const { call } = other.person;
    expect((await call("GET", `${ofPerson(other.id)}/${receiptId}/pdf`)).status).toBe(404);
    expect((await reissueOwn(other.person, other.id, receiptId, 1)).status).toBe(404);
    for (const path of [ofParty(id), `/admin/money/receipts/${receiptId}/pdf`]) {
      expect((await call("GET", path)).status).toBe(403);
    }
    expect((await call("POST", ofParty(id), wanted)).status).toBe(403);
    expect((await call("POST", `${ofParty(id)}/${receiptId}/void`, { reason: "x" })).status).toBe(
      403,
    );
    expect((await readParty(id)).receipts).toMatchObject([{ copies: [{}], voidReason: null }]);
  });
});

describe("a reissue", () => {
  it("has the original's number and its own count, and differs only in day and name", async () => {
    const { id } = await payingParty(await newEvent());
    const { id: receiptId, number } = await issued(id, { addressee: "株式会社みのも" });
    const answer = await reissue(id, receiptId, 1);
    expect(await answer.json()).toMatchObject({ number: `${number}-2` });
    const third = await reissue(id, receiptId, 2);
    expect(await third.json()).toMatchObject({ number: `${number}-3` });
    const rows = await db
      .selectFrom("receipt")
      .selectAll()
      .where("reservation_id", "=", id)
      .orderBy("copy")
      .execute();
    expect(rows.map(({ addressee }) => addressee)).toEqual([
      "株式会社みのも",
      "株式会社みなも",
      "株式会社みなも",
    ]);
    const [first, second] = rows.map(({ document }) => document as Record<string, unknown>);
    expect(second).toEqual({
      ...first,
      honorific: "onchu",
      issuedOn: second?.["issuedOn"],
      originalIssuedOn: first?.["issuedOn"],
    });
    await expectNoGaps();
    expect((await readParty(id)).open).toEqual({ standard: 0, reduced: 0 });
  });

  it("does not count as money: amounts on no receipt stay open", async () => {
    const { id } = await payingParty(await newEvent());
    const { id: receiptId } = await issued(id, { standard: 2800 });
    expect((await reissue(id, receiptId, 1)).status).toBe(201);
    expect((await readParty(id)).open).toEqual({ standard: 2800, reduced: 0 });
    await issued(id, { standard: 2800 });
  });

  it("is not made twice by two desks, nor from a copy or a void receipt", async () => {
    const { id } = await payingParty(await newEvent());
    const { id: receiptId } = await issued(id);
    const answers = await Promise.all([1, 2, 3].map(() => reissue(id, receiptId, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [{ copies } = { copies: [] }] = (await readParty(id)).receipts;
    expect(copies).toHaveLength(2);
    expect((await reissue(id, copies[1]?.id ?? "", 2)).status).toBe(404);
    // A single copy cannot be voided.
    expect((await makeVoid(id, copies[1]?.id ?? "")).status).toBe(404);
    expect((await makeVoid(id, receiptId)).status).toBe(200);
    expect(await refusalOf(await reissue(id, receiptId, 2))).toBe("409 not-now void");
  });

  it("is made at most nineteen times", async () => {
    const { id } = await payingParty(await newEvent());
    const { id: receiptId } = await issued(id);
    for (let copies = 1; copies < 20; copies++) {
      expect((await reissue(id, receiptId, copies)).status).toBe(201);
    }
    expect(await refusalOf(await reissue(id, receiptId, 20))).toBe("409 not-now copies");
  });
});

describe("a void receipt", () => {
  it("keeps its number, and its money can be receipted again", async () => {
    const { id } = await payingParty(await newEvent());
    const { id: receiptId, number } = await issued(id);
    expect((await makeVoid(id, receiptId, " ")).status).toBe(400);
    expect((await makeVoid(id, receiptId)).status).toBe(200);
    expect(await refusalOf(await makeVoid(id, receiptId))).toBe("409 not-now void");
    const another = await issued(id);
    expect(another.number).not.toBe(number);
    expect((await readParty(id)).receipts).toMatchObject([
      { number: another.number, voidReason: null },
      { number, voidReason: "金額のまちがい" },
    ]);
    expect((await auditOf(id)).map(({ action }) => action)).toContain("receipt.void");
    await expectNoGaps();
  });

  it("is none of another party", async () => {
    const [one, other] = [await payingParty(await newEvent()), await payingParty(await newEvent())];
    const { id: receiptId } = await issued(one.id);
    expect((await makeVoid(other.id, receiptId)).status).toBe(404);
    expect((await makeVoid(one.id, randomUUID())).status).toBe(404);
  });
});

describe("numbers", () => {
  it("have no gaps or duplicates when many are issued at once and some are refused", async () => {
    const evening = await newEvent();
    const parties = await Promise.all(
      Array.from({ length: 30 }, () => payingParty(evening, { seats: 1, paid: 2800 })),
    );
    const answers = await Promise.all(
      parties.flatMap(({ id }, index) => [
        issue(id, { standard: 2800, ...(index % 3 === 0 && { addressee: "𒀀" }) }),
        issue(id, { standard: 2800 }),
      ]),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const given = await Promise.all(
      answers.filter(({ status }) => status === 201).map((answer) => answer.json()),
    );
    expect(new Set(given.map(({ number }) => number)).size).toBe(30);
    await expectNoGaps();
  });

  it("have no gap when a transaction ends after its number was taken", async () => {
    const before = (await numbersInUse()).size;
    await expect(
      db.transaction().execute(async (transaction) => {
        const { takeNumber } = await import("./queries.ts");
        await takeNumber(transaction, { year: new Date().getFullYear() });
        throw new Error("the power went out");
      }),
    ).rejects.toThrow("the power went out");
    await issued((await payingParty(await newEvent())).id);
    expect((await numbersInUse()).size).toBe(before);
    await expectNoGaps();
  });

  it("are taken once by a repeated call", async () => {
    const { id } = await payingParty(await newEvent());
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => issue(id, {}, key)));
    const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).number));
    expect(new Set(numbers).size).toBe(1);
    expect((await readParty(id)).receipts).toHaveLength(1);
  });
});

describe("a refund while a receipt is written", () => {
  it("comes before or after it: no receipt exceeds the money taken", async () => {
    for (let round = 0; round < 8; round++) {
      const evening = await newEvent();
      const { id } = await payingParty(evening);
      const [written] = await Promise.all([
        issue(id),
        correct(evening, {
          ...{ kind: "refund", amount: 1400, method: "cash", rate: 10, reservationId: id },
        }),
      ]);
      expect([201, 409]).toContain(written.status);
      const { taken, receipts } = await readParty(id);
      expect(taken.standard).toBe(4200);
      // If the receipt came first, the page shows that its sum is too high now.
      expect(receipts).toHaveLength(written.status === 201 ? 1 : 0);
    }
  });
});

describe("a person who deletes the account", () => {
  it("leaves the number and the sums, and neither name nor purpose", async () => {
    const { person, evening, id } = await ownParty();
    const { id: receiptId, number } = await issued(id, { addressee: "森野 ことり" });
    await makeVoid(id, receiptId, "森野さんの宛名のまちがい");
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    const [receipt] = (await till.read(evening)).receipts;
    expect(receipt).toMatchObject({
      ...{ number, total: 5600, addressee: "", reservationId: null, voidReason: "" },
    });
    const pdf = await admin.call("GET", `/admin/money/receipts/${receiptId}/pdf`);
    expect(pdf.status).toBe(200);
  });
});
