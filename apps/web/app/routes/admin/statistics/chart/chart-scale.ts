const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The end of an axis that includes the value: round, with a whole number at its middle. */
export function roundEnd(largest: number): number {
  for (let unit = 10; ; unit *= 10) {
    const step = steps.find((candidate) => candidate * unit >= largest);
    if (step) return step * unit;
  }
}
