import type { EventSeats } from "@takujo/contracts/booking/schedule/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSeatBoard } from "./seat-board.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seats = (left: number): EventSeats => ({
  left,
  capacity: 9,
  state: "open",
  opensAt: null,
  sessions: {},
});

/** Events by slug, which the test changes, and each list of slugs that was read. */
function start(events: Record<string, EventSeats>, max?: number) {
  const readings: string[][] = [];
  const trouble: { fault?: Error } = {};
  const board = createSeatBoard({
    ...(max && { max }),
    async read(slugs) {
      readings.push(slugs);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (trouble.fault) throw trouble.fault;
      return Object.fromEntries(Object.entries(events).filter(([slug]) => slugs.includes(slug)));
    },
  });
  const left = async (slug: string) => {
    const asking = board.read([slug]);
    asking.catch(() => {});
    await vi.advanceTimersByTimeAsync(350);
    return (await asking)[0]?.seats?.left;
  };
  /** Polls like open pages, for this many milliseconds. */
  async function watch(slugs: string[], milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      board.recent(slugs);
      await vi.advanceTimersByTimeAsync(50);
    }
  }
  return { board, readings, left, watch, trouble };
}

const many = (count: number, name = "event") =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

describe("seats that people watch", () => {
  it("are read with one statement every 300 ms for all events together", async () => {
    const slugs = many(500);
    const { readings, left, watch, board } = start(
      Object.fromEntries(slugs.map((slug) => [slug, seats(3)])),
    );
    await left("event-0");
    const asking = board.read(slugs);
    await watch(slugs, 10_000);
    await asking;
    expect(readings.length).toBeLessThanOrEqual(35);
    expect(readings.at(-1)).toHaveLength(500);
  });

  it("are never older than a reading and its time, and the same text while they stay the same", async () => {
    const events = { night: seats(3) };
    const { board, left, watch } = start(events);
    await left("night");
    await watch(["night"], 1_000);
    const before = board.recent(["night"])?.[0]?.text;
    await watch(["night"], 1_000);
    expect(board.recent(["night"])?.[0]?.text).toBe(before);
    events.night = seats(2);
    await watch(["night"], 350);
    expect(board.recent(["night"])?.[0]?.seats?.left).toBe(2);
  });

  it("are no longer read five seconds after the last request", async () => {
    const { readings, left } = start({ night: seats(3) });
    await left("night");
    await vi.advanceTimersByTimeAsync(6_000);
    const before = readings.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readings.length).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are not served when outdated: requests wait, and fail if they cannot be read", async () => {
    const { board, left, watch, trouble } = start({ night: seats(3) });
    await left("night");
    trouble.fault = new Error("database lost");
    await watch(["night"], 1_300);
    expect(board.recent(["night"])).toBeUndefined();
    expect(board.isKnown(["night"])).toBe(true);
    await expect(left("night")).rejects.toThrow("database lost");
    delete trouble.fault;
    expect(await left("night")).toBe(3);
  });
});

describe("slugs that are no event", () => {
  it("cause no further statements, however many are invented", async () => {
    const { board, readings, left, watch } = start({ night: seats(3) });
    await left("night");
    const before = readings.length;
    for (let second = 0; second < 10; second++) {
      for (const slug of many(1_000, `made-up-${second}`)) board.read([slug]).catch(() => {});
      await watch(["night"], 1_000);
    }
    expect(readings.length - before).toBeLessThanOrEqual(35);
    expect(Math.max(...readings.map(({ length }) => length))).toBeLessThanOrEqual(1_001);
    expect(board.recent(["night"])?.[0]?.seats?.left).toBe(3);
  });

  it("are looked for once a second while they are asked for, and then no more", async () => {
    const events: Record<string, EventSeats> = {};
    const { readings, left, watch } = start(events);
    expect(await left("to-come")).toBeUndefined();
    await watch(["to-come"], 10_000);
    expect(readings.length).toBeLessThanOrEqual(12);
    const before = readings.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(readings.length).toBeLessThanOrEqual(before + 1);
    events["to-come"] = seats(4);
    await watch(["to-come"], 2_600);
    expect(await left("to-come")).toBe(4);
  });

  it("are not asked of PostgreSQL when they could not be one", async () => {
    const { readings, left } = start({});
    for (const slug of ["Ａ", "a--b", "-", "x".repeat(201), "' or 1=1", "../a"]) {
      expect(await left(slug)).toBeUndefined();
    }
    expect(readings).toEqual([]);
  });

  it("may have the name of a property of every object", async () => {
    const { board, left } = start({});
    await left("constructor");
    expect(board.recent(["constructor"])?.[0]?.seats).toBeNull();
  });

  it("are refused while too many wait", async () => {
    const { board } = start({});
    const asked = many(3_000).map((slug) => board.read([slug]));
    const ended = Promise.allSettled(asked);
    await vi.advanceTimersByTimeAsync(2_000);
    const refused = (await ended).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1_000);
    expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfter: 1 } });
  });
});

describe("the memory of the board", () => {
  it("is bounded: unwatched events are displaced", async () => {
    const { board, left, watch } = start({ a: seats(1), b: seats(2), c: seats(3) }, 2);
    await left("a");
    await left("b");
    await vi.advanceTimersByTimeAsync(6_000);
    await watch(["a"], 500);
    await left("c");
    expect(board.isKnown(["a"])).toBe(true);
    expect(board.isKnown(["c"])).toBe(true);
    expect(board.isKnown(["b"])).toBe(false);
  });
});
