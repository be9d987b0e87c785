import { expect, it } from "vitest";
import { coalesce } from "./coalesce.ts";

/** Doubles numbers, in batches that end when the test decides. */
function doubling({ maxAtOnce = 1, maxInBatch = 10 } = {}) {
  const batches: { asked: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const double = coalesce<number, number>({
    maxAtOnce,
    maxInBatch,
    run: (asked) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(asked.map((number) => number * 2));
        batches.push({ asked, end, fail: reject });
      }),
  });
  return { double, batches };
}

const soon = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it("lets those go together who ask in the same moment, and gives each their own answer", async () => {
  const { double, batches } = doubling();
  const answers = [1, 2, 3].map(double);
  await soon();
  batches[0]?.end();
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  expect(batches).toHaveLength(1);
});

it("never answers a request from a batch that had begun before it", async () => {
  const { double, batches } = doubling();
  const first = double(1);
  await soon();
  const later = [double(2), double(3)];
  await soon();
  expect(batches.map(({ asked }) => asked)).toEqual([[1]]);
  batches[0]?.end();
  await first;
  await soon();
  expect(batches.map(({ asked }) => asked)).toEqual([[1], [2, 3]]);
  batches[1]?.end();
  expect(await Promise.all(later)).toEqual([4, 6]);
});

it("has no more batches on their way, and no more in one, than it was told", async () => {
  const { double, batches } = doubling({ maxAtOnce: 2, maxInBatch: 2 });
  const answers = [1, 2, 3, 4, 5].map(double);
  await soon();
  expect(batches.map(({ asked }) => asked)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  for (const { end } of batches) end();
  await soon();
  batches[2]?.end();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
});

it("fails for those of one batch only", async () => {
  const { double, batches } = doubling();
  const first = double(1);
  await soon();
  const second = double(2);
  batches[0]?.fail(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await soon();
  batches[1]?.end();
  expect(await second).toBe(4);
});
