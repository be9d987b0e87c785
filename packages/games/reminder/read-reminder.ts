import type { Reminder } from "@takujo/contracts/games/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database";

export async function readReminder(
  _parts: { db: Database; secret: string },
  _token: string,
  _locale: Locale,
): Promise<Reminder> {
  throw new Error("not written");
}
