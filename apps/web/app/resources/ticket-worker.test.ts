import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const source = readFileSync(new URL("./ticket-worker.js", import.meta.url), "utf8");

/** Sends the worker a push, and returns the shown notification and the app icon's badge. */
async function push(payload: object, { hasBadge = true } = {}) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: unknown[] = [];
  const badges: number[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification: async (title: string) => void shown.push(title) },
    navigator: hasBadge ? { setAppBadge: async (count: number) => void badges.push(count) } : {},
  };
  runInNewContext(source, { self, location: { origin: "https://takujo.example" }, URL });
  let work: Promise<unknown> | undefined;
  listeners["push"]?.({
    data: { json: () => payload },
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
  return { shown, badges };
}

describe("a push", () => {
  it("of an offer marks the app's icon with how many wait", async () => {
    expect(await push({ title: "席があきました", offers: 2 })).toEqual({
      shown: ["席があきました"],
      badges: [2],
    });
  });

  it("of anything else leaves the icon alone", async () => {
    expect(await push({ title: "あしたです" })).toEqual({ shown: ["あしたです"], badges: [] });
  });

  it("is shown where icons have no marks", async () => {
    expect(await push({ title: "席があきました", offers: 1 }, { hasBadge: false })).toEqual({
      shown: ["席があきました"],
      badges: [],
    });
  });
});
