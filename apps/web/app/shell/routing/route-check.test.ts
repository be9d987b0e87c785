import { describe, expect, it } from "vitest";
import { hasId, hasSlug } from "./route-check.ts";

describe("the slug check", () => {
  it.each(["a", "next-month-dates", "2026", "a".repeat(100)])("accepts %s [NV-5]", (slug) => {
    expect(hasSlug({ slug })).toBe(true);
  });

  it.each(["", "A", "a--b", "-a", "a-", "a/b", "日本", "a b", "a.b", "a".repeat(101), undefined])(
    "rejects %s [NV-5]",
    (slug) => {
      expect(hasSlug({ slug })).toBe(false);
    },
  );
});

describe("the id check", () => {
  const id = "018f4c1e-6a2b-4d3c-9e8f-0a1b2c3d4e5f";

  it("accepts a database id", () => {
    expect(hasId({ id })).toBe(true);
  });

  it.each(["", "1", id.toUpperCase(), `${id}0`, id.slice(1), id.replaceAll("-", ""), undefined])(
    "rejects %s",
    (wrong) => {
      expect(hasId({ id: wrong })).toBe(false);
    },
  );
});
