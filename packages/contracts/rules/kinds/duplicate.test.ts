import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as mini from "zod/mini";
import { createDuplicateCheck } from "../duplicate-check.ts";
import { digits, notTaken } from "../index.ts";

describe("duplicate check on the server", () => {
  const isTaken = vi.fn(async (value: string | number) => value === "7" || value === 7);
  beforeEach(() => isTaken.mockClear());

  it("[VA-16] asks for numbers and text, and refuses what is taken", async () => {
    const text = mini.string().check(notTaken(isTaken));
    expect((await text.safeParseAsync("7")).error?.issues).toMatchObject([
      { params: { rule: "notTaken", values: { value: "7" } } },
    ]);
    expect((await text.safeParseAsync("8")).success).toBe(true);
    const number = mini.number().check(notTaken(isTaken));
    expect((await number.safeParseAsync(7)).success).toBe(false);
    expect((await number.safeParseAsync(8)).success).toBe(true);
  });

  it("[VA-16] asks nothing about an empty value, nor after a broken rule", async () => {
    const schema = mini.string().check(digits(), notTaken(isTaken));
    await schema.safeParseAsync("");
    await schema.safeParseAsync("abc");
    expect(isTaken).not.toHaveBeenCalled();
  });

  it("[VA-16] rejects the parse when it could not ask", async () => {
    const failing = mini.string().check(notTaken(() => Promise.reject(new Error("no database"))));
    await expect(failing.safeParseAsync("a")).rejects.toThrow("no database");
    const signal = AbortSignal.abort(new Error("gone"));
    const aborted = mini.string().check(notTaken(isTaken, { signal }));
    await expect(aborted.safeParseAsync("a")).rejects.toThrow("gone");
    expect(isTaken).not.toHaveBeenCalled();
  });
});

describe("duplicate check in the browser", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[VA-16] waits for a pause and asks once, for the latest value", async () => {
    const isTaken = vi.fn(async (value: string) => value === "koma");
    const check = createDuplicateCheck(isTaken);
    const answers = ["k", "ko", "kom", "koma"].map((value) => check.ask(value));
    await vi.advanceTimersByTimeAsync(299);
    expect(isTaken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(answers)).toEqual(["superseded", "superseded", "superseded", "taken"]);
    expect(isTaken).toHaveBeenCalledTimes(1);
  });

  it("[VA-16] cancels the question under way; a late answer does not win", async () => {
    const signals: AbortSignal[] = [];
    const isTaken = (value: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<boolean>((resolve) =>
        setTimeout(() => resolve(value === "slow"), value === "slow" ? 5_000 : 10),
      );
    };
    const check = createDuplicateCheck(isTaken, { delay: 100 });
    const slow = check.ask("slow");
    await vi.advanceTimersByTimeAsync(200);
    const fast = check.ask("fast");
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await fast).toBe("free");
    expect(await slow).toBe("superseded");
  });

  it("[VA-16] keeps the last answer, forgets failures and can be canceled", async () => {
    const isTaken = vi.fn(async (_value: number) => false);
    const check = createDuplicateCheck(isTaken, { delay: 10 });
    const first = check.ask(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(await first).toBe("free");
    expect(await check.ask(1)).toBe("free");
    expect(isTaken).toHaveBeenCalledTimes(1);

    isTaken.mockRejectedValueOnce(new TypeError("offline"));
    const failed = check.ask(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(await failed).toBe("unknown");

    const cancelled = check.ask(3);
    check.cancel();
    expect(await cancelled).toBe("superseded");
  });
});
