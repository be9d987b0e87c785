import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHealth } from "./health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests `/readyz` and returns the status. */
function ask(serve: ReturnType<typeof createHealth>) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const response = { writeHead: resolve, end: () => {} } as unknown as ServerResponse;
  serve("/readyz", {} as never, response);
  return promise;
}

describe("readiness", () => {
  it("asks the database once for all who ask at about the same time", async () => {
    const probe = vi.fn(async () => {});
    const health = createHealth({ isDraining: () => false, probe });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => ask(health)));
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(499);
    await ask(health);
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask(health);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it("is over within two seconds when the database no longer answers, and back when it does", async () => {
    let probe = async () => {};
    const health = createHealth({ isDraining: () => false, probe: () => probe() });
    expect(await ask(health)).toBe(200);
    probe = () => new Promise(() => {});
    await vi.advanceTimersByTimeAsync(500);
    const waiting = ask(health);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await waiting).toBe(503);
    probe = async () => {};
    await vi.advanceTimersByTimeAsync(500);
    expect(await ask(health)).toBe(200);
  });
});
