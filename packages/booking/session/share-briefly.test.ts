import { describe, expect, it, vi } from "vitest";
import { shareBriefly } from "./share-briefly.ts";

const atMost = 2;

describe("a briefly shared answer", () => {
  it("is loaded once for all requests within its time, then again", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let loads = 0;
    const ask = shareBriefly(async () => ++loads, { forMs: 500, atMost });
    expect(await Promise.all([ask("a"), ask("a"), ask("a")])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(499);
    expect(await ask("a")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask("a")).toBe(2);
    vi.useRealTimers();
  });

  it("is not shared when it failed", async () => {
    let loads = 0;
    const ask = shareBriefly(
      async () => {
        if (++loads === 1) throw new Error("lost");
        return loads;
      },
      { forMs: 500, atMost },
    );
    await expect(ask("a")).rejects.toThrow("lost");
    expect(await ask("a")).toBe(2);
  });

  it("makes room for others when there are too many", async () => {
    const loaded: string[] = [];
    const ask = shareBriefly(async (key) => loaded.push(key), { forMs: 500, atMost });
    for (const key of ["a", "b", "c", "c", "b", "a"]) await ask(key);
    expect(loaded).toEqual(["a", "b", "c", "a"]);
  });
});
