import type { Reservation } from "@takujo/contracts/booking/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentReservation } from "./present.ts";
import {
  type OwnReservationId,
  selectHistory,
  selectReservation,
  selectSuggestion,
} from "./queries.ts";

export async function readReservation(
  db: Database,
  { id, userId, impersonatedBy }: OwnReservationId & { impersonatedBy: string | null },
  locale: Locale,
  now = new Date(),
): Promise<Reservation> {
  const [row] = await selectReservation(db, { id, locale });
  if (!row || row.user_id !== userId) throw new DomainError("not-found");
  const [history, [suggestion]] = await Promise.all([
    selectHistory(db, { id }),
    row.name === "" ? selectSuggestion(db, { userId }) : [],
  ]);
  return presentReservation(row, {
    history,
    ...(suggestion && { suggestion }),
    storable: impersonatedBy === null,
    now,
  });
}
