import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWhenOnline, isWaitingForLine } from "./fetch-when-online.ts";

const line = vi.fn<(request: Request) => Promise<Response>>();
const lost = new TypeError("Failed to fetch");
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", line);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  line.mockReset();
});

const page = (signal?: AbortSignal) =>
  new Request("https://takujo.example/user.data", signal ? { signal } : {});

describe("a page that is asked for without a connection", () => {
  it("comes when the browser is online again, and says meanwhile that it waits", async () => {
    line.mockRejectedValueOnce(lost).mockResolvedValueOnce(new Response("page"));
    const coming = fetchWhenOnline(page());
    await vi.advanceTimersByTimeAsync(0);
    expect(isWaitingForLine.get()).toBe(true);
    browser.dispatchEvent(new Event("online"));
    expect(await (await coming).text()).toBe("page");
    expect(isWaitingForLine.get()).toBe(false);
  });

  it("is tried again though the browser calls itself online", async () => {
    line.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    line.mockResolvedValueOnce(new Response("page"));
    const coming = fetchWhenOnline(page());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await (await coming).text()).toBe("page");
    expect(line).toHaveBeenCalledTimes(3);
  });

  it("is given up by whoever goes elsewhere", async () => {
    const elsewhere = new AbortController();
    line.mockRejectedValue(lost);
    const coming = fetchWhenOnline(page(elsewhere.signal));
    const ended = expect(coming).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    elsewhere.abort();
    await ended;
    expect(isWaitingForLine.get()).toBe(false);
    expect(line).toHaveBeenCalledTimes(2);
  });
});

it("an answer is handed on, whatever it says, and other faults are too", async () => {
  line.mockResolvedValueOnce(new Response("", { status: 503 }));
  expect((await fetchWhenOnline(page())).status).toBe(503);
  line.mockRejectedValueOnce(new DOMException("aborted", "AbortError"));
  await expect(fetchWhenOnline(page())).rejects.toThrow("aborted");
});
