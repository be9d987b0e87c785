import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pollSeats } from "./poll-seats.ts";

const page = new EventTarget() as EventTarget & { hidden: boolean };
const fetched = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>();
const onSeats = vi.fn();
const events = { night: { left: 3, capacity: 8, state: "open", sessions: {} } };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  fetched.mockReset().mockImplementation(async () => Response.json({ events }));
  onSeats.mockReset();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

describe("polling the seats", () => {
  it("starts at once and repeats every 1.5 seconds", async () => {
    const stop = pollSeats("night,day", onSeats);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.lastCall?.[0]).toBe("/api/v1/seats?events=night,day");
    expect(onSeats).toHaveBeenLastCalledWith(events);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(fetched).toHaveBeenCalledTimes(4);
    stop();
  });

  it("stops and aborts the current request when the page is left", async () => {
    let signal: AbortSignal | undefined;
    fetched.mockImplementation((_, options) => {
      signal = options.signal;
      return new Promise(() => {});
    });
    const stop = pollSeats("night", onSeats);
    stop();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(onSeats).not.toHaveBeenCalled();
  });

  it("pauses while the page is hidden and resumes at once when it is visible", async () => {
    const stop = pollSeats("night", onSeats);
    await vi.advanceTimersByTimeAsync(0);
    hide(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    stop();
  });

  it("backs off while requests fail, and returns to its pace after a success", async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    const stop = pollSeats("night", onSeats);
    await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000);
    expect(fetched).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(600_000);
    const asked = fetched.mock.calls.length;
    expect(asked).toBeLessThan(20);
    fetched.mockImplementation(async () => Response.json({ events }));
    await vi.advanceTimersByTimeAsync(60_000);
    const answered = onSeats.mock.calls.length;
    expect(answered).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(onSeats).toHaveBeenCalledTimes(answered + 2);
    stop();
  });

  it("spreads requests by a tenth to either side", async () => {
    const stop = pollSeats("night", onSeats);
    for (const [random, wait] of [
      [0, 1_350],
      [0.999, 1_650],
    ] as const) {
      vi.mocked(Math.random).mockReturnValue(random);
      // The one before was planned with another number.
      await vi.advanceTimersToNextTimerAsync();
      const asked = fetched.mock.calls.length;
      await vi.advanceTimersByTimeAsync(wait - 5);
      expect(fetched).toHaveBeenCalledTimes(asked);
      await vi.advanceTimersByTimeAsync(5);
      expect(fetched).toHaveBeenCalledTimes(asked + 1);
    }
    stop();
  });

  it.each(["closed", "called-off"])("ends when every event is %s", async (state) => {
    const night = { ...events.night, state };
    fetched.mockImplementation(async () => Response.json({ events: { night, day: events.night } }));
    const stop = pollSeats("night,day", onSeats);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(async () => Response.json({ events: { night, day: night } }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(onSeats).toHaveBeenLastCalledWith({ night, day: night });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    // An organizer may have opened it again.
    hide(true);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(4);
    stop();
  });

  it("never runs two requests at a time", async () => {
    fetched.mockImplementation(() => new Promise(() => {}));
    const stop = pollSeats("night", onSeats);
    hide(true);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    stop();
  });
});
