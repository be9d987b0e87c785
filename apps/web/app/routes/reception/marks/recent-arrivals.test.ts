import { expect, it } from "vitest";
import type { PartyView } from "./apply-marks.ts";
import { recentArrivals } from "./recent-arrivals.ts";

const mark = (nonce: string, at: string, isUndone = false): PartyView["marks"][number] => ({
  nonce,
  kind: "arrive",
  at,
  device: "",
  by: "",
  people: [0],
  paid: 0,
  method: "cash",
  undone: isUndone ? { at, by: "", device: "" } : null,
  conflict: null,
  isSeen: false,
});

const party = (reservationId: string, marks: PartyView["marks"]): PartyView => ({
  reservationId,
  code: "",
  sessionId: "",
  state: "attended",
  name: "",
  kana: "",
  nickname: "",
  phoneEnd: "",
  guests: [],
  note: "",
  staffNote: "",
  personNote: "",
  seats: 2,
  people: [0],
  paid: 0,
  marks,
  isWaiting: false,
});

it("the last ones accepted come first, a party once for each mark, without what was taken back", () => {
  const recent = recentArrivals(
    [
      party("a", [mark("1", "2026-04-18T03:28:00Z"), mark("4", "2026-04-18T03:46:00Z")]),
      party("b", [mark("2", "2026-04-18T03:40:00+00:00")]),
      party("c", [mark("3", "2026-04-18T03:45:00Z", true)]),
    ],
    2,
  );
  expect(
    recent.map(({ party: { reservationId }, mark: { nonce } }) => [reservationId, nonce]),
  ).toEqual([
    ["a", "4"],
    ["b", "2"],
  ]);
});
