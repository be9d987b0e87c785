import type { MoneyEvening, MoneyMonth, SumsByMethod } from "@takujo/contracts/booking/money/money";
import type { Locale } from "@takujo/contracts/locale";
import { presentReceipts } from "../receipt/present.ts";
import type { ReceiptRow } from "../receipt/queries.ts";
import type { ClosingRow } from "./closing/queries.ts";
import type { CorrectionRow } from "./correction/queries.ts";
import type { EveningTotals, EventRow, PartyRow } from "./queries.ts";

export const takenOf = ({ cash, qr, card }: SumsByMethod): SumsByMethod => ({ cash, qr, card });

export const sumOf = ({ cash, qr, card }: SumsByMethod): number => cash + qr + card;

export const recordedOf = (row: ClosingRow): SumsByMethod => ({
  cash: row.recorded_cash,
  qr: row.recorded_qr,
  card: row.recorded_card,
});

export const countedOf = (row: ClosingRow): SumsByMethod => ({
  cash: row.counted_cash,
  qr: row.counted_qr,
  card: row.counted_card,
});

/** What all who came owe, deleted accounts included, with corrections. */
export const owedOf = (totals: EveningTotals): number =>
  totals.promised + totals.corrected + totals.deleted_owed;

/** The takings were not reopened since. */
export const isStanding = ({ reopened_at }: ClosingRow) => reopened_at === null;

function presentTotals(event: EventRow, totals: EveningTotals) {
  return {
    eventId: event.id,
    title: event.title,
    locale: event.locale as Locale,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    isCancelled: event.state === "cancelled",
    people: totals.people,
    owed: owedOf(totals),
    taken: takenOf(totals),
    reduced: totals.reduced,
    unpaid: totals.unpaid,
    overpaid: totals.overpaid,
  };
}

export function presentMonthEvening(
  event: EventRow,
  totals: EveningTotals,
  closings: ClosingRow[],
): MoneyMonth["evenings"][number] {
  const closing = closings.find(isStanding);
  return {
    ...presentTotals(event, totals),
    closing: closing
      ? {
          closedAt: closing.closed_at.toISOString(),
          difference: sumOf(countedOf(closing)) - sumOf(recordedOf(closing)),
          since: sumOf(totals) - sumOf(recordedOf(closing)),
        }
      : null,
  };
}

interface EveningRows {
  event: EventRow;
  totals: EveningTotals;
  parties: PartyRow[];
  corrections: CorrectionRow[];
  closings: ClosingRow[];
  receipts: ReceiptRow[];
}

export function presentEvening(
  { event, totals, parties, corrections, closings, receipts }: EveningRows,
  now: Date,
): MoneyEvening {
  const { people, coming } = totals;
  const reservationOf = new Map(receipts.map((row) => [row.id, row.reservation_id]));
  const closing = closings.find(isStanding);
  const isOver = event.ends_at <= now;
  return {
    ...presentTotals(event, totals),
    slug: event.slug,
    hasBegun: event.starts_at <= now,
    fee: event.fee,
    promised: totals.promised,
    people,
    corrected: totals.corrected,
    coming: isOver ? { people: 0, sum: 0 } : { people: coming, sum: totals.coming_sum },
    payers: { cash: totals.cash_payers, qr: totals.qr_payers, card: totals.card_payers },
    ofDeleted: { owed: totals.deleted_owed, taken: totals.deleted_taken },
    parties: parties.map(({ id, code, name, people, owed, taken, receipts }) => ({
      ...{ reservationId: id, code, name, people, owed, taken, receipts },
    })),
    corrections: corrections.map(presentCorrection),
    receipts: presentReceipts(receipts).map((receipt) => ({
      reservationId: reservationOf.get(receipt.id) ?? null,
      ...receipt,
    })),
    closing: closing
      ? { ...presentClosing(closing), since: difference(takenOf(totals), recordedOf(closing)) }
      : null,
    reopened: closings
      .filter((row) => !isStanding(row))
      .map((row) => ({
        ...presentClosing(row),
        reopenedAt: row.reopened_at?.toISOString() ?? "",
        reopenedBy: row.reopened_by ?? "",
        reopenReason: row.reopen_reason ?? "",
      })),
  };
}

const difference = (one: SumsByMethod, other: SumsByMethod): SumsByMethod => ({
  cash: one.cash - other.cash,
  qr: one.qr - other.qr,
  card: one.card - other.card,
});

function presentCorrection(row: CorrectionRow): MoneyEvening["corrections"][number] {
  const { id, owed, taken, reason, reservation_id, code, name } = row;
  return {
    ...{ id, owed, taken, reason },
    kind: row.kind as MoneyEvening["corrections"][number]["kind"],
    method: row.method as MoneyEvening["corrections"][number]["method"],
    rate: row.rate as MoneyEvening["corrections"][number]["rate"],
    at: row.at.toISOString(),
    by: row.by ?? "",
    party: reservation_id
      ? { reservationId: reservation_id, code: code ?? "", name: name ?? "" }
      : null,
  };
}

const presentClosing = (row: ClosingRow) => ({
  owed: row.owed,
  unpaid: row.unpaid,
  recorded: recordedOf(row),
  counted: countedOf(row),
  changeFund: row.change_fund,
  coins: row.coins as NonNullable<MoneyEvening["closing"]>["coins"],
  reason: row.reason,
  closedAt: row.closed_at.toISOString(),
  closedBy: row.closed_by ?? "",
});
