import { setImmediate as nextLoop } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createEventLoopBudget } from "./event-loop-budget.ts";

/** Each piece of work advances the test clock by this many milliseconds. */
function start(milliseconds: number) {
  let time = 0;
  const done: number[] = [];
  const runWithinBudget = createEventLoopBudget(() => time);
  const come = (name: number) =>
    runWithinBudget(() => {
      time += milliseconds;
      done.push(name);
    });
  return { come, done };
}

describe("turns", () => {
  it("begin at once what fits", () => {
    const { come, done } = start(1);
    for (const name of [1, 2, 3]) come(name);
    expect(done).toEqual([1, 2, 3]);
  });

  it("let the network be read after every ten milliseconds of work, in order", async () => {
    const { come, done } = start(4);
    for (let name = 0; name < 10; name++) come(name);
    expect(done).toHaveLength(3);
    await nextLoop();
    come(10);
    expect(done.length).toBeLessThanOrEqual(7);
    while (done.length < 11) await nextLoop();
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("begin at once again when there is little to do", async () => {
    const { come, done } = start(20);
    come(1);
    await nextLoop();
    come(2);
    expect(done).toEqual([1, 2]);
  });
});
