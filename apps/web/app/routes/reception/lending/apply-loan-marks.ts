import type { LendingList, Loan } from "@takujo/contracts/generated/games/types.gen";
import type { LoanMark } from "@takujo/contracts/library/game-loan";
import type { QueuedMark } from "../marks/send-marks.ts";

export type OwnLoanMark = QueuedMark<LoanMark>;

export interface LoanView extends Loan {
  /** Part of it has not reached the server yet. */
  isWaiting: boolean;
}

export interface LendingView extends Omit<LendingList, "loans"> {
  /** Oldest first. */
  loans: LoanView[];
}

type MarkOf<Kind extends LoanMark["kind"]> = Extract<OwnLoanMark, { kind: Kind }>;
const ofKind = <Kind extends LoanMark["kind"]>(marks: OwnLoanMark[], kind: Kind) =>
  marks.filter((mark): mark is MarkOf<Kind> => mark.kind === kind);

/**
 * The server's list with this device's marks applied. The result is the same for any order and repetition of marks.
 */
export function applyLoanMarks(list: LendingList, marks: OwnLoanMark[]): LendingView {
  const loans = new Map<string, LoanView>(
    list.loans.map((loan) => [loan.nonce, { ...loan, isWaiting: false }]),
  );
  for (const mark of ofKind(marks, "lend")) {
    if (!loans.has(mark.nonce)) loans.set(mark.nonce, newLoan(mark));
  }
  const undone = new Map(ofKind(marks, "undo").map((mark) => [mark.of, mark]));
  for (const loan of loans.values()) {
    const undo = undone.get(loan.returned?.nonce ?? "");
    if (!undo) continue;
    loan.returned = null;
    loan.isWaiting ||= !undo.isSent;
  }
  for (const mark of ofKind(marks, "return")) {
    if (!undone.has(mark.nonce)) takeReturn(loans.get(mark.of), mark);
  }
  for (const mark of [...undone.values(), ...ofKind(marks, "see")]) {
    const loan = loans.get(mark.of);
    if (loan?.number !== mark.number) continue;
    loan.isWaiting ||= !mark.isSent;
    if (mark.kind === "see") loan.isSeen = true;
    else loan.isUndone = true;
  }
  const touched = new Set(marks.map(({ number }) => number));
  const all = [...loans.values()].toSorted(byMoment);
  return {
    ...list,
    loans: all.map((loan) => (touched.has(loan.number) ? recount(loan, all) : loan)),
  };
}

const newLoan = ({ nonce, number, at, device, by, isSent, ...mark }: MarkOf<"lend">): LoanView => ({
  ...{ nonce, number, at, device, by, isHere: true },
  ...{ sessionId: mark.sessionId, reservationId: mark.reservationId, holder: mark.holder },
  ...{ returned: null, isUndone: false, isContested: false, isSeen: false },
  isWaiting: !isSent,
});

/** The server's rule: of several returns, the first one counts. */
function takeReturn(loan: LoanView | undefined, mark: MarkOf<"return">): void {
  if (loan?.number !== mark.number) return;
  const moment = Math.max(Date.parse(mark.at), Date.parse(loan.at));
  const at = new Date(moment).toISOString();
  if (loan.returned && loan.returned.at <= at) return;
  loan.returned = { nonce: mark.nonce, at, by: mark.by, missing: mark.missing };
  loan.isWaiting ||= !mark.isSent;
}

const byMoment = (one: Loan, other: Loan) =>
  Date.parse(one.at) - Date.parse(other.at) || (one.nonce < other.nonce ? -1 : 1);

/** The server's rule: two loans contradict each other if the box was in two places at once. */
function recount(loan: LoanView, all: LoanView[]): LoanView {
  const isContested =
    !loan.isUndone &&
    all.some(
      (other) =>
        other !== loan && other.number === loan.number && !other.isUndone && overlap(loan, other),
    );
  return { ...loan, isContested };
}

const endOf = ({ returned }: Loan) =>
  returned ? Date.parse(returned.at) : Number.POSITIVE_INFINITY;

function overlap(one: Loan, other: Loan): boolean {
  const [from, otherFrom] = [Date.parse(one.at), Date.parse(other.at)];
  return from === otherFrom || (from < endOf(other) && otherFrom < endOf(one));
}

export const isOut = ({ returned, isUndone }: Loan): boolean => !returned && !isUndone;

/** Boxes with an unreviewed conflict, each with its contradicting loans. */
export function openConflicts(loans: LoanView[]): LoanView[][] {
  const contested = loans.filter(({ isContested }) => isContested);
  return [...Map.groupBy(contested, ({ number }) => number).values()].filter((group) =>
    group.some(({ isSeen }) => !isSeen),
  );
}
