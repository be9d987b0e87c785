import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadErrorEvent, preloadRoute } from "./preload-route.ts";

const present = "data:text/javascript,export default 1";
const gone = "data:text/javascript,throw new Error('gone')";
const assign = vi.fn();
let page: EventTarget;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  page = Object.assign(new EventTarget(), {
    __reactRouterManifest: {
      routes: {
        here: { module: present },
        gone: { module: gone },
        framed: { module: present, parentId: "frame" },
        frame: { module: gone },
      },
    },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("preloading a page's code", () => {
  it("is quiet when all is there", async () => {
    const onError = vi.fn();
    page.addEventListener(preloadErrorEvent, onError);
    await preloadRoute("here", "/x");
    await preloadRoute("unknown", "/x");
    expect(onError).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it("raises an event and loads the wanted page when a part is gone [NV-7]", async () => {
    const raised = new Promise<Event>((resolve) =>
      page.addEventListener(preloadErrorEvent, resolve),
    );
    void preloadRoute("gone", "/en/news?page=2#x");
    expect(((await raised) as CustomEvent).detail).toBeInstanceOf(Error);
    await expect.poll(() => assign).toHaveBeenCalledWith("/en/news?page=2#x");
  });

  it("includes the layout around the page [NV-7]", async () => {
    void preloadRoute("framed", "/x");
    await expect.poll(() => assign).toHaveBeenCalledWith("/x");
  });

  it("fails instead of loading a second time within ten seconds [NV-7]", async () => {
    void preloadRoute("gone", "/x");
    await expect.poll(() => assign).toHaveBeenCalledTimes(1);
    await expect(preloadRoute("gone", "/x")).rejects.toThrow("gone");
    expect(assign).toHaveBeenCalledTimes(1);
  });
});
