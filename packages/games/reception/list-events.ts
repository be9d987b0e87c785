import type { ReceptionEvents } from "@takujo/contracts/games/reception";
import type { Locale } from "@takujo/contracts/locale";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database";
import { isAdmin } from "./policy.ts";
import { presentEvent } from "./present.ts";
import { around, selectEvents } from "./queries.ts";

/** Those that somebody may work at now. */
export async function listEvents(
  db: Database,
  bearer: Bearer,
  locale: Locale,
  now = new Date(),
): Promise<ReceptionEvents> {
  const values = { userId: bearer.userId, isAdmin: isAdmin(bearer), locale, now };
  const rows = await selectEvents(db, { ...values, ...around(now) });
  return { events: rows.map(presentEvent) };
}
