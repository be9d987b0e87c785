import type { LendingList } from "@takujo/contracts/generated/games/types.gen";
import { expect, it } from "vitest";
import { applyLoanMarks, isOut, type OwnLoanMark, openConflicts } from "./apply-loan-marks.ts";

const list = { loans: [], boxes: [], tables: [], parties: [] } as unknown as LendingList;
const at = (minute: number) => new Date(Date.UTC(2026, 3, 18, 9, minute)).toISOString();
const made = (nonce: string, minute: number) => ({
  ...{ nonce, at: at(minute), device: "iPad", by: "高橋", number: 31 },
});
const lend = (nonce: string, minute: number): OwnLoanMark => ({
  ...made(nonce, minute),
  ...{ kind: "lend", sessionId: null, reservationId: null, holder: "" },
});
const giveBack = (nonce: string, of: string, minute: number): OwnLoanMark => ({
  ...{ ...made(nonce, minute), kind: "return", of, missing: "" },
});
const say = (kind: "undo" | "see", of: string): OwnLoanMark => ({
  ...{ ...made(`${kind} ${of}`, 50), kind, of },
});
const shown = (...marks: OwnLoanMark[]) =>
  applyLoanMarks(list, marks).loans.map((loan) => ({
    ...{ nonce: loan.nonce, isOut: isOut(loan), isContested: loan.isContested },
  }));

it("shows what waits, in whatever order it was stored", () => {
  const [a, back, b] = [lend("a", 0), giveBack("r", "a", 10), lend("b", 20)];
  const expected = [
    { nonce: "a", isOut: false, isContested: false },
    { nonce: "b", isOut: true, isContested: false },
  ];
  expect(shown(a, back, b)).toEqual(expected);
  expect(shown(b, back, a, a, back)).toEqual(expected);
  expect(applyLoanMarks(list, [a]).loans[0]?.isWaiting).toBe(true);
  expect(applyLoanMarks(list, [{ ...a, isSent: true }]).loans[0]?.isWaiting).toBe(false);
});

it("shows a box that is in two places, until somebody has looked or takes one back", () => {
  const marks = [lend("a", 0), lend("b", 5)];
  const conflicts = (...more: OwnLoanMark[]) =>
    openConflicts(applyLoanMarks(list, [...marks, ...more]).loans).length;
  expect(conflicts()).toBe(1);
  expect(conflicts(giveBack("r", "a", 10))).toBe(1);
  expect(conflicts(say("see", "a"))).toBe(1);
  expect(conflicts(say("see", "a"), say("see", "b"))).toBe(0);
  expect(conflicts(say("undo", "a"))).toBe(0);
});

it("opens a loan again when its return is taken back, also one that the server had", () => {
  const marks = [lend("a", 0), giveBack("r", "a", 10), say("undo", "r")];
  expect(shown(...marks)).toEqual([{ nonce: "a", isOut: true, isContested: false }]);
  const known = applyLoanMarks(list, marks.slice(0, 2));
  const again = applyLoanMarks({ ...list, loans: known.loans }, [say("undo", "r")]);
  expect(again.loans[0]).toMatchObject({ returned: null, isWaiting: true });
});
