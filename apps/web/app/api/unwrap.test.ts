import { describe, expect, it } from "vitest";
import { unwrap } from "./unwrap.ts";

/** The status of the error screen that a result shows. */
function thrownStatus(result: Parameters<typeof unwrap>[0]): number | undefined {
  try {
    unwrap(result);
    return undefined;
  } catch (error) {
    return (error as { init: ResponseInit }).init.status;
  }
}

describe("unwrap", () => {
  it("returns the data of a successful call", () => {
    expect(unwrap({ data: { a: 1 }, response: new Response() })).toEqual({ a: 1 });
  });

  it.each([403, 404, 429, 500, 503])("shows the error screen of a %i response", (status) => {
    const response = new Response(null, { status });
    expect(thrownStatus({ error: { code: "x" }, response })).toBe(status);
  });

  it("shows 503 when the API cannot be reached", () => {
    expect(thrownStatus({ error: new TypeError("fetch failed") })).toBe(503);
  });
});
