import { statisticsSchema } from "@takujo/contracts/insight/statistics";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "x", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
const [admin, person] = [await signedIn({ role: "admin" }), await signedIn()];

const game = await createBoardGame(db, { name: "=大運河" });
for (const [day, seats] of [
  ["2024-12-20", 1],
  ["2026-02-10", 2],
  ["2026-03-10", 3],
] as const) {
  const startsAt = new Date(`${day}T18:00:00+09:00`);
  const { id: eventId } = await createEvent(db, { startsAt, fee: 1500 });
  const { id: eventSessionId } = await createEventSession(db, {
    eventId,
    startsAt,
    letter: "い",
    boardGameId: game.id,
    capacity: 4,
  });
  await createReservation(db, {
    eventSessionId,
    state: "attended",
    seats,
    arrived: seats,
    createdAt: new Date(startsAt.getTime() - 48 * 3_600_000),
  });
}

async function rowsOf(query: string, encoding = "utf-8") {
  const answer = await admin.call("GET", `/admin/statistics.csv?${query}`);
  const text = new TextDecoder(encoding).decode(await answer.arrayBuffer());
  return { answer, rows: parse<Record<string, string>>(text, { columns: true }) };
}

describe("the file of a month", () => {
  it("has a line for each figure, beside it that of the month before", async () => {
    const { answer, rows } = await rowsOf("month=2026-03");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="statistics.csv"; filename*=UTF-8''${encodeURIComponent("集計-2026-03.csv")}`,
    );
    const found = (table: string, column: string, row = "") => {
      const line = rows.find(
        (each) => each["表"] === table && each["項目"] === column && each["行"] === row,
      );
      return [line?.["値"], line?.["前の月"]];
    };
    expect(found("月ぜんたい", "来場した人")).toEqual(["3", "2"]);
    expect(found("月ぜんたい", "席の埋まり（%）")).toEqual(["75.0", "50.0"]);
    expect(found("月ぜんたい", "来場した人の参加費（円）")).toEqual(["4500", "3000"]);
    expect(found("ゲーム", "予約された席", "'=大運河")).toEqual(["3", "2"]);
    expect(found("曜日", "予約された席", "火曜日")).toEqual(["3", "2"]);
    expect(found("週", "来場した人", "2026-03-09 – 2026-03-15")).toEqual(["3", "2"]);
    expect(found("予約の早さ", "組", "1〜2日前")).toEqual(["1", "1"]);
    expect(found("料金の種類", "来場した人", "一般")).toEqual(["3", "2"]);
    expect(found("料金の種類", "来場した人の参加費（円）", "一般")).toEqual(["4500", "3000"]);
    expect(found("月ぜんたい", "コードで割り引いた額（円）")).toEqual(["0", "0"]);
  });

  it("is written in Shift_JIS and in English where that is asked for", async () => {
    const old = await rowsOf("encoding=shift_jis", "shift_jis");
    expect(old.rows[0]).toMatchObject({ 表: "月ぜんたい", 項目: "月", 値: "2026-03" });
    const english = await rowsOf("locale=en");
    expect(english.rows[0]).toMatchObject({ Table: "Whole month", Figure: "Month" });
  });
});

describe("the file of a year", () => {
  it("has the twelve months that end with the chosen one, those without events too", async () => {
    const { rows } = await rowsOf("span=year&month=2026-03");
    expect(rows.map((row) => row["月"])).toEqual([
      ...["2025-04", "2025-05", "2025-06", "2025-07", "2025-08", "2025-09", "2025-10"],
      ...["2025-11", "2025-12", "2026-01", "2026-02", "2026-03"],
    ]);
    expect(rows.map((row) => row["来場した人"]).slice(-3)).toEqual(["0", "2", "3"]);
    // Without people there is no share.
    expect(rows.map((row) => row["不参加（%）"]).slice(-3)).toEqual(["", "0.0", "0.0"]);
  });

  it("begins with the first event", async () => {
    const { rows } = await rowsOf("span=year&month=2025-02");
    expect(rows.map((row) => row["月"])).toEqual(["2024-12", "2025-01", "2025-02"]);
  });
});

it("statistics are for admins, and are not cached", async () => {
  for (const path of ["/admin/statistics", "/admin/statistics.csv"]) {
    expect((await person.call("GET", path)).status).toBe(403);
  }
  const answer = await admin.call("GET", "/admin/statistics?locale=en");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  statisticsSchema.strict().parse(await answer.json());
});

it.each([
  ["month=2026-13", 400],
  ["month=2026-3", 400],
  ["month=0000-01", 400],
  ["month=%00", 400],
  ["month=", 400],
  ["month=2026-03&month=2026-02", 400],
  ["month[]=2026-03&locale=xx", 400],
  ["month=2199-12", 404],
  ["month=2024-11", 404],
])("%s is refused", async (query, status) => {
  for (const path of ["/admin/statistics", "/admin/statistics.csv"]) {
    expect((await admin.call("GET", `${path}?${query}`)).status, path).toBe(status);
  }
});
