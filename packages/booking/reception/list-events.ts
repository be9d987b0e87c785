import type { ReceptionEvents } from "@takujo/contracts/booking/reception";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import type { DoorKeeper } from "./policy.ts";
import { presentEvent } from "./present.ts";
import { receptionWindow, selectEvents } from "./queries.ts";

/** The events whose reception the person may work now. */
export async function listEvents(
  db: Database,
  { bearer, rights }: DoorKeeper,
  locale: Locale,
  now = new Date(),
): Promise<ReceptionEvents> {
  const { reception: reach = [] } = rights;
  const values = {
    userId: bearer.userId,
    isEverywhere: reach === "everywhere",
    eventIds: reach === "everywhere" ? [] : [...reach],
    locale,
    now,
  };
  const rows = await selectEvents(db, { ...values, ...receptionWindow(now) });
  return { events: rows.map(presentEvent) };
}
