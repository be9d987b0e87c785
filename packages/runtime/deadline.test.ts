import { describe, expect, it } from "vitest";
import { DeadlineError, withDeadline } from "./deadline.ts";

describe("work with a deadline", () => {
  it("gives its result, or its own error, in time", async () => {
    expect(await withDeadline(60_000, async () => "done")).toBe("done");
    const failing = withDeadline(60_000, async () => Promise.reject(new Error("its own")));
    await expect(failing).rejects.toThrow("its own");
  });

  it("is ended and told so when it takes longer, and its late error disturbs nobody", async () => {
    let signal: AbortSignal | undefined;
    const late = withDeadline(10, async (given) => {
      signal = given;
      await new Promise((resolve) => given.addEventListener("abort", resolve));
      throw new Error("late");
    });
    await expect(late).rejects.toThrow(DeadlineError);
    expect(signal?.aborted).toBe(true);
  });
});
