/** The middle of several values, and between which two the middle half of them lies. */
export interface Spread {
  median: number;
  lower: number;
  upper: number;
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), lower: at(0.25), upper: at(0.75) };
}
