import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-guard.ts";

const location = { reload: vi.fn(), assign: vi.fn() };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("location", location);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("reload guard", () => {
  const start = 1_700_000_000_000;

  it("reloads at most once in ten seconds [NV-7]", () => {
    expect(reloadOnce(undefined, start)).toBe(true);
    expect(reloadOnce(undefined, start + 1)).toBe(false);
    expect(reloadOnce(undefined, start + 9_999)).toBe(false);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(undefined, start + 10_000)).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(2);
  });

  it("does not count refused tries as reloads [NV-7]", () => {
    reloadOnce(undefined, start);
    reloadOnce(undefined, start + 9_000);
    expect(reloadOnce(undefined, start + 10_500)).toBe(true);
  });

  it("goes to the wanted page where there is one [NV-7]", () => {
    expect(reloadOnce("/en/news?page=2#x", start)).toBe(true);
    expect(location.assign).toHaveBeenCalledWith("/en/news?page=2#x");
    expect(location.reload).not.toHaveBeenCalled();
    expect(reloadOnce("/other", start + 5_000)).toBe(false);
  });
});
