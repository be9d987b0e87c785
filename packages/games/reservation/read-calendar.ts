import type { CalendarFile } from "@takujo/contracts/games/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { calendarFile, calendarFileName } from "../calendar/index.ts";
import { findMailedReservation } from "../mailed-reservation/index.ts";
import { type Owned, selectSessionId } from "./queries.ts";

/** Only for seats that one has: an entry of what may never be would mislead. */
export async function readCalendar(
  { db, origin }: { db: Database; origin: string },
  owned: Owned,
  locale: Locale,
): Promise<CalendarFile> {
  const [own] = await selectSessionId(db, owned);
  const found = own && (await findMailedReservation(db, owned.id, locale));
  if (found?.state !== "confirmed" && found?.state !== "attended") {
    throw new DomainError("not-found");
  }
  return { fileName: calendarFileName(found.code), content: calendarFile(found, { origin }) };
}
