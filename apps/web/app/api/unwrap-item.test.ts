import { describe, expect, it } from "vitest";
import { unwrapItem } from "./unwrap-item.ts";

const addressOf = (slug: string) => `/news/${slug}`;
const moved = {
  error: { code: "moved", movedTo: "new-slug" },
  response: new Response(null, { status: 308 }),
};

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("unwrapItem", () => {
  it("returns the data of a successful call", () => {
    const result = { data: { a: 1 }, response: new Response() };
    expect(unwrapItem(result, { search: "" }, addressOf)).toEqual({ a: 1 });
  });

  it.each(["", "?from=mail"])(
    "redirects a moved item to its current address, with %s",
    (search) => {
      const answer = thrownBy(() => unwrapItem(moved, { search }, addressOf)) as Response;
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toBe(`/news/new-slug${search}`);
    },
  );

  it("shows the error screen of the status for any other response", () => {
    const response = new Response(null, { status: 404 });
    const result = { error: { code: "not-found" }, response };
    expect(thrownBy(() => unwrapItem(result, { search: "" }, addressOf))).toMatchObject({
      init: { status: 404 },
    });
  });
});
