import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { describe, expect, it } from "vitest";
import { rosterTables } from "./roster.server.ts";

type Party = ReceptionList["parties"][number];
type Session = ReceptionList["sessions"][number];

const session = (id: string, letter: string | null, more: Partial<Session> = {}): Session => ({
  id,
  letter,
  name: "夜の部",
  game: null,
  startsAt: "2026-04-18T04:00:00.000Z",
  endsAt: "2026-04-18T08:00:00.000Z",
  free: 1,
  calledOff: false,
  ...more,
});

const party = (sessionId: string, more: Partial<Party> = {}): Party => ({
  reservationId: "1",
  code: "7K2M49XQ",
  sessionId,
  state: "confirmed",
  name: "森野 ことり",
  kana: "",
  nickname: "ことり",
  phoneEnd: "5678",
  guests: [{ nickname: "はるか", language: "en" }],
  note: "はるかさんは英語",
  staffNote: "店だけの話",
  personNote: "人についての話",
  seats: 2,
  people: [],
  paid: 0,
  marks: [],
  ...more,
});

const roster = (sessions: Session[], parties: Party[]) =>
  rosterTables({
    event: {
      id: "e",
      slug: "night",
      title: "重量級ナイト",
      locale: "ja",
      startsAt: "2026-04-18T04:00:00.000Z",
      endsAt: "2026-04-18T08:00:00.000Z",
      fee: 2_800,
      isCancelled: false,
    },
    by: "高橋",
    forgetAt: "2026-04-19T00:00:00.000Z",
    sessions,
    parties,
    others: [],
  });

describe("the printed list", () => {
  it("has a box for each person, the names at the table, the code and what is to pay", () => {
    const [table] = roster([session("a", "い")], [party("a", { people: [1], paid: 2_800 })]);
    expect(table).toMatchObject({ taken: 2, free: 1 });
    expect(table?.rows).toEqual([
      {
        id: "1",
        boxes: [false, true],
        name: "森野 ことり",
        nicknames: ["ことり", "はるか"],
        code: "7K2M-49XQ",
        owed: 2_800,
        note: "はるかさんは英語",
      },
    ]);
  });

  it("never has a staff note or a telephone number", () => {
    const printed = JSON.stringify(roster([session("a", "い")], [party("a")]));
    expect(printed).not.toContain("店だけの話");
    expect(printed).not.toContain("5678");
  });

  it("is in the order of time and tables, without tables that were called off and parties that do not come", () => {
    const tables = roster(
      [
        session("evening", "い", { startsAt: "2026-04-18T09:00:00.000Z" }),
        session("off", "に", { calledOff: true }),
        session("ha", "は"),
        session("ro", "ろ"),
      ],
      [party("ro", { state: "cancelled" }), party("ha", { state: "no-show" }), party("off")],
    );
    expect(tables.map(({ id }) => id)).toEqual(["ro", "ha", "evening"]);
    expect(tables.flatMap(({ rows }) => rows)).toEqual([]);
  });
});
