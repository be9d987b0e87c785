import { describe, expect, it } from "vitest";
import { createAttempts } from "./attempts.ts";
import { spreadOf } from "./spread.ts";

/** Takes figures one after the other, and tells what each gave and what failed. */
async function take(figures: Record<string, () => Promise<object>>) {
  const { failed, attempt } = createAttempts(() => {});
  const printed: object[] = [];
  const taken: Record<string, object> = {};
  for (const [id, measure] of Object.entries(figures))
    taken[id] = await attempt(id, measure, (value) => void printed.push(value));
  return { taken, printed, failed };
}

describe("figures of the bench", () => {
  it("are taken although another fails, which says why", async () => {
    const figure = { ratio: spreadOf([1, 2, 3]) };
    const { taken, printed, failed } = await take({
      first: async () => figure,
      second: () => Promise.reject(new Error("there is no browser")),
      third: async () => figure,
    });
    expect(taken).toEqual({
      first: figure,
      second: { error: "there is no browser" },
      third: figure,
    });
    expect(printed).toEqual([figure, figure]);
    expect(failed).toEqual([{ id: "second", error: "there is no browser" }]);
  });

  it("are numbers, or have failed", async () => {
    const { printed, failed } = await take({
      none: async () => [],
      empty: async () => ({ ratio: spreadOf([]) }),
      divided: async () => ({
        pages: [
          { path: "/", score: 1 },
          { path: "/en", score: 1 / 0 },
        ],
      }),
    });
    expect(printed).toEqual([]);
    expect(failed).toEqual([
      { id: "none", error: "nothing was measured" },
      { id: "empty", error: "not a number: ratio.median, ratio.lower, ratio.upper" },
      { id: "divided", error: "not a number: pages.1.score" },
    ]);
  });
});
