import { type PriceKind, type PriceList, todaysPrice } from "@takujo/contracts/booking/seat-price";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { PromisedRow } from "./queries.ts";

/** Seats that keep what was promised when the event gets other prices, and those of before there were promises, which follow. */
export function comparePrices(
  { before, after }: { before: ContentDocument; after: ContentDocument },
  promised: PromisedRow[],
): { kept: number; following: number } {
  const [then, list] = [pricesIn(before), pricesIn(after)];
  const sum = (rows: PromisedRow[]) => rows.reduce((total, { seats }) => total + seats, 0);
  if (!then || !list || JSON.stringify(then) === JSON.stringify(list)) {
    return { kept: 0, following: 0 };
  }
  return {
    kept: sum(
      promised.filter(({ kind, full }) => kind !== null && todaysPrice(list, kind).full !== full),
    ),
    following: then.fee === list.fee ? 0 : sum(promised.filter(({ kind }) => kind === null)),
  };
}

/** Null while the draft is not whole: it cannot be published so. */
function pricesIn({ shared: { fee, prices } }: ContentDocument): PriceList | null {
  const kinds = (prices ?? []) as PriceKind[];
  const yen = [fee, ...kinds.map((kind) => kind.yen)];
  if (!yen.every((one) => typeof one === "number")) return null;
  // Whatever order and names they have.
  const byKey = kinds
    .map(({ key, yen: price }) => ({ key, ja: "", en: "", yen: price }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { fee: fee as number, kinds: byKey };
}
