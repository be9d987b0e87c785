import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";

const site = await runningSite();

/** The longest time that a health check waited while something else was going on. */
async function longestPause<Result>(running: Promise<Result>) {
  let longest = 0;
  let isOver = false;
  const ended = running.finally(() => {
    isOver = true;
  });
  const watch = async () => {
    do {
      const askedAt = performance.now();
      await visit(site.server.origin, "/healthz");
      longest = Math.max(longest, performance.now() - askedAt);
      await setTimeout(5);
    } while (!isOver);
  };
  const [result] = await Promise.all([ended, watch()]);
  return { result, longest };
}

const send = (address: string, body: string) =>
  fetch(site.server.origin + address, {
    method: "POST",
    redirect: "manual",
    headers: { origin: publicOrigin, "content-type": "application/x-www-form-urlencoded" },
    body,
  });

const fields = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("&");

describe("a form with more fields than any form has", () => {
  it.each([
    ["20,000 different names", "/contact", fields(20_000, (at) => at.toString(36))],
    ["20,000 times one name", "/contact", fields(20_000, () => "name=x")],
    ["half a million empty ones", "/en/contact.data", fields(490_000, () => "a")],
    ["20,000 at the sign-in", "/auth/login", fields(20_000, (at) => at.toString(36))],
    ["20,000 at the reminder", "/reservation/answer", fields(20_000, (at) => at.toString(36))],
    ["20,000 at the new address", "/auth/changed-email", fields(20_000, (at) => at.toString(36))],
  ])("is refused at once, and nobody else waits: %s", async (_, address, body) => {
    // What is compiled at the first use, and what else the machine does, is not what is measured.
    await send(address, "name=x");
    const { longest: usual } = await longestPause(send(address, "name=x"));
    const { result, longest } = await longestPause(send(address, body));
    expect(result.status).toBe(413);
    expect(longest - usual).toBeLessThan(200);
  });
});
