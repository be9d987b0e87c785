import { describe, expect, it } from "vitest";
import { hasSlug } from "./route-check.ts";

describe("slug check", () => {
  it.each(["a", "next-month-dates", "2026", "a".repeat(100)])("lets %s through [NV-5]", (slug) => {
    expect(hasSlug({ slug })).toBe(true);
  });

  it.each(["", "A", "a--b", "-a", "a-", "a/b", "日本", "a b", "a.b", "a".repeat(101), undefined])(
    "refuses %s [NV-5]",
    (slug) => {
      expect(hasSlug({ slug })).toBe(false);
    },
  );
});
