import { expect, it } from "vitest";
import { roundEnd } from "./chart-scale.ts";

it.each([
  [0, 10],
  [10, 10],
  [11, 20],
  [48, 50],
  [61, 80],
  [100, 100],
  [101, 200],
  [7777, 8000],
])("an axis for %i ends at %i", (largest, end) => {
  expect(roundEnd(largest)).toBe(end);
});
