import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { limitAfterTimeout } from "./limit-after-timeout.ts";

const paths = ["/a", "/b", "/c", "/d", "/e"];
const lockTimeout = () => Object.assign(new Error("canceling statement"), { code: "55P03" });

/** Each route waits for the same table until `unlock`, or times out. */
function lockedApi() {
  const api = new Hono().use(limitAfterTimeout());
  let isLocked = true;
  const waiting: (() => void)[] = [];
  for (const path of paths) {
    api.get(path, async (c) => {
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isLocked) throw lockTimeout();
      return c.text("found");
    });
  }
  api.onError((_error, c) => c.text("gave up", 503));
  return {
    askAll: () => paths.map(async (path) => (await api.request(path)).status),
    waiting: () => waiting.length,
    giveUp: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
    unlock: () => {
      isLocked = false;
    },
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

describe("calls that were held up by the database", () => {
  it("of many kinds are tried two at a time, so that others have connections left", async () => {
    const { askAll, waiting, giveUp, unlock } = lockedApi();
    const first = askAll();
    await soon();
    expect(waiting()).toBe(5);
    giveUp();
    expect(await Promise.all(first)).toEqual([503, 503, 503, 503, 503]);

    const second = [...askAll(), ...askAll()];
    await soon();
    expect(waiting()).toBe(2);
    giveUp();
    expect(await Promise.all(second)).toEqual(Array(10).fill(503));

    unlock();
    // A group is admitted again after its first success.
    await Promise.all(askAll());
    await Promise.all(askAll());
    await Promise.all(askAll());
    expect(await Promise.all(askAll())).toEqual([200, 200, 200, 200, 200]);
  });
});
