import type { MoneyEvening } from "@takujo/contracts/booking/money";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectReceiptsOfEvent } from "../receipt/index.ts";
import { selectClosings } from "./closing/queries.ts";
import { selectCorrections } from "./correction/queries.ts";
import { presentEvening } from "./present.ts";
import { selectEvent, selectParties, selectTotals } from "./queries.ts";

export async function readEvening(
  db: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
  now = new Date(),
): Promise<MoneyEvening> {
  const eventIds = [eventId];
  const [[event], [totals], parties, corrections, closings, receipts] = await Promise.all([
    selectEvent(db, { eventId, locale }),
    selectTotals(db, { eventIds }),
    selectParties(db, { eventIds }),
    selectCorrections(db, { eventIds }),
    selectClosings(db, { eventIds }),
    selectReceiptsOfEvent(db, { eventId }),
  ]);
  if (!event || !totals) throw new DomainError("not-found");
  return presentEvening({ event, totals, parties, corrections, closings, receipts }, now);
}
