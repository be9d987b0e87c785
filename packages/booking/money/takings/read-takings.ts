import type { MoneyEvening, MoneyMonth, MoneyQuery } from "@takujo/contracts/booking/money/money";
import type { Locale } from "@takujo/contracts/locale";
import { addMonths, monthOf, monthRange } from "@takujo/i18n/month";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectReceiptsOfEvent } from "../receipt/queries.ts";
import { selectClosings } from "./closing/queries.ts";
import { selectCorrections } from "./correction/queries.ts";
import { presentEvening, presentMonthEvening, sumOf } from "./present.ts";
import {
  type EventRow,
  selectEvent,
  selectEvents,
  selectFirstEvent,
  selectParties,
  selectTotals,
} from "./queries.ts";

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

export async function readMonth(
  db: Database,
  { month, locale }: MoneyQuery,
  now = new Date(),
): Promise<MoneyMonth> {
  const current = monthOf(now);
  const chosen = month ?? current;
  const [events, [first]] = await Promise.all([
    selectEvents(db, { ...monthRange(chosen), locale }),
    selectFirstEvent(db, {}),
  ]);
  return {
    month: chosen,
    previous: first && monthOf(first.starts_at) < chosen ? addMonths(chosen, -1) : null,
    next: chosen < current ? addMonths(chosen, 1) : null,
    evenings: await eveningsOf(db, events, now),
  };
}

async function eveningsOf(db: Database, events: EventRow[], now: Date) {
  const eventIds = events.map(({ id }) => id);
  const [totals, closings] = await Promise.all([
    selectTotals(db, { eventIds }),
    selectClosings(db, { eventIds }),
  ]);
  const totalsOf = new Map(totals.map((row) => [row.event_id, row]));
  const closingsOf = Map.groupBy(closings, ({ event_id }) => event_id);
  return events.flatMap((event) => {
    const sums = totalsOf.get(event.id);
    if (!sums) return [];
    const evening = presentMonthEvening(event, sums, closingsOf.get(event.id) ?? []);
    const isEmpty =
      evening.people === 0 &&
      evening.owed === 0 &&
      sumOf(evening.taken) === 0 &&
      evening.closing === null;
    return isEmpty && event.ends_at <= now ? [] : [evening];
  });
}
