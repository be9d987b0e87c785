/** Rounded to a tenth, or null where there is nothing of which it could be a part. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1_000) / 10 : null;

/** To whole numbers, for bars; 99.6 is not full. */
export const roundPercent = (percent: number): number =>
  percent > 99 && percent < 100 ? 99 : Math.round(percent);

/** Null where one of both is missing. Rounded, because 4.1 - 3.9 is not 0.2 for a computer. */
export const difference = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined
    ? null
    : Math.round((now - before) * 10) / 10;

/** +8, −3, ±0: with a true minus sign. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en")}`;
}

interface Seats {
  reserved: number;
  capacity: number;
}

export const fillOf = ({ reserved, capacity }: Seats): number | null =>
  percentOf(reserved, capacity);

/** The fullest and the emptiest; of equals, those that come first. Nothing to compare with is null. */
export function extremes<Item extends Seats>(items: Item[]): { best: Item; worst: Item } | null {
  const [first, ...others] = items;
  if (!first) return null;
  let [best, worst] = [first, first];
  for (const item of others) {
    if ((fillOf(item) ?? 0) > (fillOf(best) ?? 0)) best = item;
    if ((fillOf(item) ?? 0) < (fillOf(worst) ?? 0)) worst = item;
  }
  return { best, worst };
}
