import { type PaymentMethod, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import type { Database } from "@takujo/runtime/database/database";
import { type Payment, type ReceiptRow, selectPayments, selectReceipts } from "./queries.ts";

/** Yen by rate, tax included. */
export interface Amounts {
  standard: number;
  reduced: number;
}

export interface PartyAmounts {
  taken: Amounts;
  /** Payments that are on no receipt yet. */
  open: Amounts;
  /** Payment methods with money that was not refunded. */
  methods: PaymentMethod[];
  /** Whether anything was paid besides sales. */
  hasFee: boolean;
  /** What was sold, by rate. */
  items: { standard: string[]; reduced: string[] };
  receipts: ReceiptRow[];
}

export async function readAmounts(db: Database, reservationId: string): Promise<PartyAmounts> {
  const [payments, receipts] = await Promise.all([
    selectPayments(db, { id: reservationId }),
    selectReceipts(db, { reservationId }),
  ]);
  return { ...amountsOf(payments, receipts), receipts };
}

/** Copies count once, and void receipts not at all. */
const counts = ({ copy, void_reason }: ReceiptRow) => copy === 1 && void_reason === null;

export function amountsOf(
  payments: Payment[],
  receipts: ReceiptRow[],
): Omit<PartyAmounts, "receipts"> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const takenAt = (rate: number) =>
    sum(payments.filter((one) => one.rate === rate).map(({ taken }) => taken));
  const taken = { standard: takenAt(10), reduced: takenAt(8) };
  const live = receipts.filter(counts);
  const rest = (name: keyof Amounts) =>
    Math.max(0, taken[name] - sum(live.map((receipt) => receipt[name])));
  const itemsAt = (rate: number) => [
    ...new Set(payments.flatMap((one) => (one.rate === rate && one.item ? [one.item] : []))),
  ];
  return {
    taken,
    open: { standard: rest("standard"), reduced: rest("reduced") },
    methods: paymentMethods.filter(
      (method) => sum(payments.filter((one) => one.method === method).map((one) => one.taken)) > 0,
    ),
    hasFee: payments.some(({ item, taken: paid }) => item === null && paid > 0),
    items: { standard: itemsAt(10), reduced: itemsAt(8) },
  };
}
