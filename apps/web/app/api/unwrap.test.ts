import { describe, expect, it } from "vitest";
import { unwrap } from "./unwrap.ts";

/** The status of the error screen that a result leads to. */
function thrownStatus(result: Parameters<typeof unwrap>[0]): number | undefined {
  try {
    unwrap(result);
    return undefined;
  } catch (error) {
    return (error as { init: ResponseInit }).init.status;
  }
}

describe("unwrap", () => {
  it("gives the data of a successful call", () => {
    expect(unwrap({ data: { a: 1 }, response: new Response() })).toEqual({ a: 1 });
  });

  it.each([403, 404, 429, 500, 503])("leads a %i answer to the screen of its status", (status) => {
    const response = new Response(null, { status });
    expect(thrownStatus({ error: { code: "x" }, response })).toBe(status);
  });

  it("leads to 503 when the API cannot be reached", () => {
    expect(thrownStatus({ error: new TypeError("fetch failed") })).toBe(503);
  });
});
