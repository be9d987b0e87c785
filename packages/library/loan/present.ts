import type { LendingList, Loan } from "@takujo/contracts/library/game-loan";
import type { BoxRow, LoanRow } from "./queries.ts";

type Box = LendingList["boxes"][number];

export const presentBox = (row: BoxRow): Box => ({
  number: row.number,
  name: row.name,
  locale: row.locale as Box["locale"],
  place: row.place,
  condition: row.condition as Box["condition"],
  missing: row.missing,
  isRemoved: row.is_removed,
});

/** Helpers of one event must not see guests of another. */
export const presentLoan = (row: LoanRow): Loan => ({
  nonce: row.nonce,
  number: row.number,
  at: row.lent_at.toISOString(),
  device: row.device,
  by: row.by ?? "",
  isHere: row.is_here,
  sessionId: row.is_here ? row.event_session_id : null,
  reservationId: row.is_here ? row.reservation_id : null,
  holder: row.is_here ? row.holder : "",
  returned:
    row.returned_at && row.return_nonce
      ? {
          nonce: row.return_nonce,
          at: row.returned_at.toISOString(),
          by: row.return_by ?? "",
          missing: row.return_missing ?? "",
        }
      : null,
  isUndone: row.is_undone,
  isContested: row.is_contested,
  isSeen: row.is_seen,
});
