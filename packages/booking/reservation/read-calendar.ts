import type { CalendarFile } from "@takujo/contracts/booking/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { calendarFile, calendarFileName } from "../calendar/index.ts";
import { findMailedReservation } from "../mailed-reservation/index.ts";
import { type HeldReservationId, selectSessionId } from "./queries.ts";

/** Only for confirmed seats: an entry for seats that may never be given would mislead. */
export async function readCalendar(
  { db, origin }: { db: Database; origin: string },
  own: HeldReservationId,
  locale: Locale,
): Promise<CalendarFile> {
  const [row] = await selectSessionId(db, own);
  const found = row && (await findMailedReservation(db, own.id, locale));
  if (found?.state !== "confirmed" && found?.state !== "attended") {
    throw new DomainError("not-found");
  }
  return { fileName: calendarFileName(found.code), content: calendarFile(found, { origin }) };
}
