import { describe, expect, it } from "vitest";
import { foreignTrait } from "./foreign-write.ts";

const origin = "https://takujo.example";
const json = { "content-type": "application/json; charset=utf-8", "content-length": "2" };
const form = { "content-type": "multipart/form-data; boundary=x", "content-length": "2" };
const isForeign = (headers: Record<string, string>, method = "POST", takesForms = true) =>
  foreignTrait(new Request(`${origin}/`, { method, headers }), { origin, takesForms }) !== null;

describe("a write", () => {
  it("of our own pages and clients is let through", () => {
    expect(isForeign({ ...json, origin })).toBe(false);
    expect(isForeign({ ...form, origin })).toBe(false);
    expect(
      isForeign({ "content-type": "application/x-www-form-urlencoded", "content-length": "2" }),
    ).toBe(false);
    // Our own programs send no origin; a call may have no body.
    expect(isForeign(json, "PUT")).toBe(false);
    expect(isForeign({}, "DELETE")).toBe(false);
  });

  it.each(["https://evil.example", "null", `${origin}.evil.example`, "http://takujo.example", ""])(
    "from %j is foreign",
    (from) => {
      expect(isForeign({ ...json, origin: from })).toBe(true);
      expect(isForeign({ ...form, origin: from })).toBe(true);
    },
  );

  it("that a browser says is of another site is foreign, where it names no origin", () => {
    for (const sent of [json, form]) {
      expect(isForeign({ ...sent, "sec-fetch-site": "cross-site" })).toBe(true);
      expect(isForeign({ ...sent, "sec-fetch-site": "same-origin" })).toBe(false);
    }
  });

  it.each([
    { "content-type": "text/plain", "content-length": "2" },
    { "content-length": "2" },
    { "transfer-encoding": "chunked" },
    { "content-type": "application/xml", "content-length": "2" },
  ])("with a body as %j is foreign", (headers) => {
    expect(isForeign({ ...headers, origin } as Record<string, string>)).toBe(true);
  });

  it("to an API may not be a form", () => {
    expect(isForeign({ ...form, origin }, "POST", false)).toBe(true);
    expect(isForeign({ ...json, origin }, "POST", false)).toBe(false);
  });

  it("is none where something is only read", () => {
    expect(isForeign({ origin: "https://evil.example" }, "GET")).toBe(false);
  });
});
