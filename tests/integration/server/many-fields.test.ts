import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";

const site = await runningSite();

/** Milliseconds of the server's processor for something: as long it may have kept everybody else waiting. */
async function processorTimeOf(act: () => Promise<unknown>): Promise<number> {
  const { pid } = site.server.process;
  const used = () => {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    // In hundredths of a second.
    return ((user ?? 0) + (system ?? 0)) * 10;
  };
  const before = used();
  await act();
  return used() - before;
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
    // Compilation at the first use is not measured.
    await send(address, "name=x");
    const times: number[] = [];
    for (let count = 0; count < 3; count++) {
      times.push(
        await processorTimeOf(async () => expect((await send(address, body)).status).toBe(413)),
      );
    }
    expect(Math.min(...times)).toBeLessThan(200);
    expect((await visit(site.server.origin, "/healthz")).status).toBe(200);
  });
});
