import { type keeperOf, readDoor } from "@takujo/booking/door/index";
import type { LendingList, Loan } from "@takujo/contracts/library/game-loan";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type BoxRow, type LoanRow, selectBoxes, selectHolders, selectLoans } from "./queries.ts";

type DoorKeeper = Awaited<ReturnType<typeof keeperOf>>;

/** Everything that the desk needs to lend boxes offline. */
export async function readLending(
  db: Database,
  { bearer }: DoorKeeper,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<LendingList> {
  const [{ event, forgetAt, sessions }, boxes, loans, parties] = await Promise.all([
    readDoor(db, { eventId, locale }),
    selectBoxes(db, { locale }),
    selectLoans(db, { eventId }),
    selectHolders(db, { eventId }),
  ]);
  return {
    event: { id: event.id, title: event.title, locale: event.locale },
    by: bearer.name || `@${bearer.handle}`,
    forgetAt,
    tables: sessions
      .filter(({ calledOff }) => !calledOff)
      .map(({ free: _, calledOff: __, ...table }) => table),
    parties: parties.map(({ id, code, name, event_session_id }) => ({
      reservationId: id,
      code,
      name,
      sessionId: event_session_id,
    })),
    boxes: boxes.map(presentBox),
    loans: loans.map(presentLoan),
  };
}

type Box = LendingList["boxes"][number];

const presentBox = (row: BoxRow): Box => ({
  number: row.number,
  name: row.name,
  locale: row.locale as Box["locale"],
  place: row.place,
  condition: row.condition as Box["condition"],
  missing: row.missing,
  isRemoved: row.is_removed,
});

/** Helpers of one event must not see guests of another. */
const presentLoan = (row: LoanRow): Loan => ({
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
