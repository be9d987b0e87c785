import { type PaymentMethod, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { owedFor } from "@takujo/contracts/booking/money/seat-price";
import type { PartyView, ReceptionView } from "./apply-marks.ts";

export interface Takings {
  by: string;
  device: string;
  paid: number;
  count: number;
}

export interface Tally {
  total: number;
  /** The part from marks in conflict. */
  inConflict: number;
  takings: Takings[];
}

/** The money at the door, by person and device. */
export function tallyOf(parties: PartyView[]): Tally {
  const paying = parties.flatMap(({ marks }) =>
    marks.filter(({ undone, paid }) => !undone && paid > 0),
  );
  const bySource = Map.groupBy(paying, ({ by, device }) => `${by}\n${device}`);
  const sum = (marks: typeof paying) => marks.reduce((total, { paid }) => total + paid, 0);
  return {
    total: sum(paying),
    inConflict: sum(paying.filter(({ conflict }) => conflict !== null)),
    takings: [...bySource.values()]
      .map((marks) => ({
        by: marks[0]?.by ?? "",
        device: marks[0]?.device ?? "",
        paid: sum(marks),
        count: marks.length,
      }))
      .sort((one, other) => other.paid - one.paid),
  };
}

/** Nothing was paid yet, or less than those who are in owe. */
export const isUnpaid = (party: Owing, fee: number) =>
  feeDue(party, party.people.length === 0 ? [0] : [], fee) > 0;

/** The money at the door by the way it was paid. */
export function takingsByMethod(parties: PartyView[]): { method: PaymentMethod; paid: number }[] {
  const standing = parties.flatMap(({ marks }) => marks.filter(({ undone }) => !undone));
  return paymentMethods.map((method) => ({
    method,
    // Marks that a device stored before it knew of methods have none.
    paid: standing
      .filter((mark) => (mark.method ?? "cash") === method)
      .reduce((sum, { paid }) => sum + paid, 0),
  }));
}

/** Whether any seat costs anything. */
export const hasPrice = ({ fee, prices = [] }: ReceptionView["event"]): boolean =>
  fee > 0 || prices.some(({ yen }) => yen > 0);

type Owing = Pick<PartyView, "people" | "paid" | "correction" | "prices">;

/** What those who are in and those who come in now owe together. */
export function feeDue(
  { people, paid, correction = 0, prices }: Owing,
  chosen: number[],
  fee: number,
) {
  const all = new Set([...people, ...chosen]);
  return Math.max(0, owedFor(prices, [...all], fee) + correction - paid);
}
