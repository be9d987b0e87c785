import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { browser } from "../support/visit.ts";

const site = await runningSite();

const send = async (path: string, headers: Record<string, string>, body: BodyInit) => {
  const response = await fetch(site.server.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { "user-agent": browser, ...headers },
    body,
  });
  return response.status;
};
const form = () => new URLSearchParams({ intent: "change" });
const key = { "idempotency-key": "of-the-test" };

describe("a write of another site", () => {
  it.each(["/auth/login", "/en/auth/login", "/auth/login.data", "/contact"])(
    "to the page %s is refused, and one of our own is not",
    async (page) => {
      for (const origin of ["https://evil.example", "null", `${publicOrigin}.evil.example`]) {
        expect(await send(page, { origin }, form())).toBe(403);
      }
      expect(await send(page, { origin: publicOrigin }, form())).not.toBe(403);
    },
  );

  it("as plain text, or of no type, is refused by pages and APIs", async () => {
    const bytes = new Uint8Array(Buffer.from('{"a":1}'));
    for (const path of ["/auth/login", "/api/platform/v1/contact-inquiries"]) {
      for (const headers of [{ "content-type": "text/plain" }, {}]) {
        expect(await send(path, { ...key, ...headers, origin: publicOrigin }, bytes)).toBe(403);
      }
    }
  });

  it("to an API is refused by its origin", async () => {
    const headers = { ...key, "content-type": "application/json" };
    const path = "/api/platform/v1/contact-inquiries";
    expect(await send(path, { ...headers, origin: "https://evil.example" }, "{}")).toBe(403);
    expect(await send(path, { ...headers, origin: publicOrigin }, "{}")).toBe(400);
  });
});
