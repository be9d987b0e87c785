import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../../tests/support/organizing.ts";
import { reserving } from "../../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { session } = people;

const { id: eventId } = await createEvent(db, { slug: "file-night", title: "=夜会" });
const table = await session({ eventId, letter: "い", capacity: 2_000 });
const { id: userId, email } = await createUser(db, { locale: "en" });
await createReservation(db, {
  eventSessionId: table,
  userId,
  code: "7K2M49XQ",
  name: "髙橋 まこと",
  kana: "たかはし まこと",
  phone: "+81 90-1234-5678",
  nickname: "マコト🎲",
  seats: 3,
  guests: [{ nickname: "はる", language: "ja" }],
  note: "=HYPERLINK(1)",
});
await createReservation(db, { eventSessionId: table, state: "cancelled", name: "消えた 人" });

async function read(answer: Response, encoding: string) {
  const text = new TextDecoder(encoding).decode(await answer.arrayBuffer());
  return parse<Record<string, string>>(text, { columns: true });
}

const get = (query: Record<string, string>) =>
  organizer.call("GET", `/admin/reservations.csv?${new URLSearchParams(query)}`);
const contacts = (body: object) => organizer.call("POST", "/admin/reservations/contacts.csv", body);
const auditOf = () =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "subject_id", "after", "reason"])
    .where("action", "=", "reservation.export")
    .execute();

describe("the file of the list", () => {
  it("has the reservations of the filter with names, but nothing by which a person is reached", async () => {
    const answer = await get({ event: "file-night", group: "confirmed" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="reservations.csv"; filename\*=UTF-8''%E4%BA%88%E7%B4%84-\d{4}-\d\d-\d\d-%3D%E5%A4%9C%E4%BC%9A\.csv$/,
    );
    const rows = await read(answer, "utf-8");
    expect(rows).toEqual([
      expect.objectContaining({
        予約番号: "7K2M-49XQ",
        状態: "確定",
        イベント: "'=夜会",
        卓: "い",
        席: "3",
        名前: "髙橋 まこと",
        受領額: "0",
        呼び名: "マコト🎲",
        ことば: "英語",
      }),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/たかはし|1234|example\.jp|HYPERLINK/);
    expect(await auditOf()).toEqual([]);
  });

  it("is written in English where that is asked for", async () => {
    const answer = await get({ event: "file-night", group: "confirmed", locale: "en" });
    const [row] = await read(answer, "utf-8");
    expect(row).toMatchObject({ Code: "7K2M-49XQ", State: "Confirmed", Language: "English" });
  });

  it("for name tags has a line per seat, and none for parties without seats", async () => {
    const answer = await get({ event: "file-night", set: "name-tags", encoding: "shift_jis" });
    const rows = await read(answer, "shift_jis");
    expect(rows.map((row) => [row["呼び名"], row["卓"], row["ことば"]])).toEqual([
      ["マコト〓", "い", "英語"],
      ["はる", "い", "日本語"],
      ["", "い", "英語"],
    ]);
  });
});

describe("the file with contact details", () => {
  it("needs a reason, which is written down with the number of rows", async () => {
    expect((await contacts({ event: "file-night" })).status).toBe(400);
    expect((await contacts({ event: "file-night", reason: " " })).status).toBe(400);
    expect((await get({ set: "contacts" })).status).toBe(400);
    expect(await auditOf()).toEqual([]);
    const answer = await contacts({
      event: "file-night",
      reason: "当日の連絡網",
      encoding: "shift_jis",
    });
    const [other, row] = await read(answer, "shift_jis");
    expect(row).toMatchObject({
      名前: "髙橋 まこと",
      よみ: "たかはし まこと",
      電話: "(+81) 90-1234-5678",
      メール: email,
      お客さまの要望: "'=HYPERLINK(1)",
    });
    expect(other).toMatchObject({ 名前: "消えた 人", メール: "" });
    expect(await auditOf()).toEqual([
      {
        actor_id: organizer.id,
        subject_id: eventId,
        reason: "当日の連絡網",
        after: expect.objectContaining({ rows: 2, event: "file-night", isSearch: false }),
      },
    ]);
  });

  it("is not cached anywhere", async () => {
    await (await contacts({ reason: "当日の連絡網" })).arrayBuffer();
    const remembered = await db.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(remembered)).not.toContain("髙橋");
  });
});

it("a long file is read page by page and contains each reservation once", async () => {
  for (let index = 0; index < 1_200; index += 1) {
    await createReservation(db, { eventSessionId: table, nickname: `n${index}` });
  }
  const rows = await read(await get({ event: "file-night", group: "confirmed" }), "utf-8");
  expect(rows).toHaveLength(1_201);
  expect(new Set(rows.map((row) => row["予約番号"])).size).toBe(1_201);
});
