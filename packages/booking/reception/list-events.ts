import type { ReceptionEvents } from "@takujo/contracts/booking/reception";
import type { Locale } from "@takujo/contracts/locale";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database/database";
import { isAdmin } from "./policy.ts";
import { presentEvent } from "./present.ts";
import { receptionWindow, selectEvents } from "./queries.ts";

/** The events whose reception the person may work now. */
export async function listEvents(
  db: Database,
  bearer: Bearer,
  locale: Locale,
  now = new Date(),
): Promise<ReceptionEvents> {
  const values = { userId: bearer.userId, isAdmin: isAdmin(bearer), locale, now };
  const rows = await selectEvents(db, { ...values, ...receptionWindow(now) });
  return { events: rows.map(presentEvent) };
}
