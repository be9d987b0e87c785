import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchBuild } from "./watch-build.ts";

const fiveMinutes = 300_000;
let page: EventTarget & { visibilityState: string };
let latest: () => Response;
const asked = vi.fn(async (_url: string, _options: RequestInit) => latest());

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  latest = () => Response.json({ id: "mine" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.mockClear();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("watching for a new build", () => {
  it("asks every five minutes, past every cache [BU-1]", async () => {
    const stop = watchBuild("mine", () => {});
    await pass(fiveMinutes - 1);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await pass(fiveMinutes);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked.mock.calls[0]).toMatchObject(["/builds/latest.json", { cache: "no-store" }]);
    stop();
  });

  it("asks when the tab becomes visible again, and not while it is hidden [BU-1]", async () => {
    const stop = watchBuild("mine", () => {});
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await pass(fiveMinutes);
    expect(asked).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it("tells once of another build and then asks no more [BU-1]", async () => {
    const onNewBuild = vi.fn();
    watchBuild("mine", onNewBuild);
    await pass(fiveMinutes);
    expect(onNewBuild).not.toHaveBeenCalled();
    latest = () => Response.json({ id: "theirs" });
    await pass(fiveMinutes * 3);
    page.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["fails", () => Promise.reject(new TypeError("offline")) as never],
    ["is no JSON", () => new Response("<html>")],
  ])("goes on when an answer %s", async (_name, answer) => {
    const onNewBuild = vi.fn();
    watchBuild("mine", onNewBuild);
    latest = answer;
    await pass(fiveMinutes);
    expect(onNewBuild).not.toHaveBeenCalled();
    latest = () => Response.json({ id: "theirs" });
    await pass(fiveMinutes);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
  });

  it("ends when the page does", async () => {
    watchBuild("mine", () => {})();
    await pass(fiveMinutes * 2);
    expect(asked).not.toHaveBeenCalled();
  });
});
