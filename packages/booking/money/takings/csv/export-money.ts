import type { MoneyCsvQuery } from "@takujo/contracts/booking/money/money";
import type { CorrectionKind } from "@takujo/contracts/booking/money/money-form";
import { type PaymentMethod, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { clock, venueDay } from "@takujo/i18n/format-date";
import { monthOf, monthRange } from "@takujo/i18n/month";
import { type Words, wordsOf } from "@takujo/i18n/words-of";
import { writeLines } from "@takujo/runtime/csv/write-lines";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectClosings } from "../closing/queries.ts";
import { selectCorrections } from "../correction/queries.ts";
import { countedOf, isStanding, recordedOf } from "../present.ts";
import { type EventRow, selectEvent, selectEvents } from "../queries.ts";
import { selectMarks, selectOfDeleted } from "./queries.ts";

const words = wordsOf("moneyCsv");

interface Entry {
  eventId: string;
  at: Date;
  kind: CorrectionKind | "mark" | "deleted" | "difference";
  code: string;
  method: PaymentMethod | null;
  owed: number;
  taken: number;
  /** None for a difference, which is not a sale. */
  rate: number | null;
  reason: string;
  by: string;
}

/** Every entry of an event or a month, for bookkeeping: with reservation codes, without names. */
export async function exportMoney(
  db: Database,
  query: MoneyCsvQuery,
  now = new Date(),
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const { eventId, month = monthOf(now), encoding, locale } = query;
  const t = words(locale);
  const events = eventId
    ? await selectEvent(db, { eventId, locale })
    : await selectEvents(db, { ...monthRange(month), locale });
  const [first] = events;
  if (eventId && !first) throw new DomainError("not-found");
  const entries = Map.groupBy(await entriesOf(db, events), (entry) => entry.eventId);
  const lines = events.flatMap((event) =>
    (entries.get(event.id) ?? [])
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((entry) => lineOf(event, entry, t)),
  );
  const span = eventId && first ? venueDay(first.starts_at) : month;
  return {
    name: `${t("moneyCsv.fileName")}-${span}.csv`,
    content: Uint8Array.from(
      writeLines([columns.map((name) => t(`moneyCsv.columns.${name}`)), ...lines], encoding, {
        isFirst: true,
      }),
    ),
  };
}

async function entriesOf(db: Database, events: EventRow[]): Promise<Entry[]> {
  const eventIds = events.map(({ id }) => id);
  const [marks, corrections, deleted, closings] = await Promise.all([
    selectMarks(db, { eventIds }),
    selectCorrections(db, { eventIds }),
    selectOfDeleted(db, { eventIds }),
    selectClosings(db, { eventIds }),
  ]);
  const plain = { owed: 0, rate: 10, reason: "", code: "", by: "" };
  return [
    ...marks.map(({ event_id: eventId, code, at, method, paid, by }) => ({
      ...{ ...plain, eventId, at, code, kind: "mark" as const, taken: paid, by: by ?? "" },
      method: method as PaymentMethod,
    })),
    ...corrections.map(({ event_id: eventId, kind, code, method, by, ...row }) => ({
      ...{ ...row, eventId, kind: kind as CorrectionKind, code: code ?? "", by: by ?? "" },
      method: row.taken === 0 ? null : (method as PaymentMethod),
    })),
    ...deleted.flatMap(({ event_id: eventId, at, ...sums }) =>
      paymentMethods
        .filter((method) => sums[method] !== 0)
        .map((method) => ({
          ...{ ...plain, eventId, at, kind: "deleted" as const, method, taken: sums[method] },
        })),
    ),
    ...closings.filter(isStanding).flatMap((row) => {
      const [counted, recorded] = [countedOf(row), recordedOf(row)];
      const { event_id: eventId, closed_at: at, reason, closed_by } = row;
      return paymentMethods
        .filter((method) => counted[method] !== recorded[method])
        .map((method) => ({
          ...{ ...plain, eventId, at, kind: "difference" as const, method, rate: null, reason },
          ...{ taken: counted[method] - recorded[method], by: closed_by ?? "" },
        }));
    }),
  ];
}

const columns = [
  "day",
  "time",
  "event",
  "kind",
  "code",
  "method",
  "in",
  "out",
  "owedMore",
  "owedLess",
  "rate",
  "reason",
  "by",
] as const;

/** Separate columns for in and out: a leading minus counts as a formula in spreadsheets and would become text. */
function lineOf(event: EventRow, entry: Entry, t: Words<"moneyCsv">): string[] {
  const { at, kind, code, method, owed, taken, rate, reason, by } = entry;
  const paidBy = method ? t(`moneyCsv.methods.${method}`) : "";
  const positive = (sum: number) => (sum > 0 ? String(sum) : "");
  const cells: Record<(typeof columns)[number], string> = {
    day: venueDay(at),
    time: clock(at),
    event: event.title,
    kind:
      kind === "difference"
        ? t("moneyCsv.kinds.difference", { method: paidBy })
        : t(`moneyCsv.kinds.${kind}`),
    code: code && spokenCode(code),
    method: paidBy,
    in: positive(taken),
    out: positive(-taken),
    owedMore: positive(owed),
    owedLess: positive(-owed),
    rate: rate === null ? "" : String(rate),
    reason,
    by,
  };
  return columns.map((name) => cells[name]);
}
