import type { Target } from "./forms-in.ts";
import type { Place } from "./site.ts";

interface Known {
  page?: RegExp;
  habit?: RegExp;
  fault: RegExp;
  /** Only forms whose page gives them no key by which a repeated submission is recognized. */
  withoutKey?: true;
}

/** What was found before and is not mended yet: it is said and counted, and no reason to fail. Each line is a debt. */
const known: Known[] = [
  // A form without a key is written again by whoever sends it again: the same words, and another entry of the audit log.
  {
    habit: /answer-lost|sent-twice|double-click without scripts/,
    fault: /times, not/,
    withoutKey: true,
  },
];

export const isKnown = (
  { page, hasKey }: Place & Partial<Target>,
  [habit, fault]: readonly [string, string],
): boolean =>
  known.some(
    (one) =>
      (one.page?.test(page) ?? true) &&
      (one.habit?.test(habit) ?? true) &&
      one.fault.test(fault) &&
      !(one.withoutKey && hasKey),
  );
