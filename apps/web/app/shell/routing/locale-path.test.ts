import { describe, expect, it } from "vitest";
import { canonicalPath, keepPrefix, splitLocale, switchPath } from "./locale-path.ts";

describe("the locale in a path", () => {
  it.each([
    ["/", null, "ja", "/"],
    ["/news", null, "ja", "/news"],
    ["/ja", "ja", "ja", "/"],
    ["/ja/", "ja", "ja", "/"],
    ["/ja/news/x", "ja", "ja", "/news/x"],
    ["/en", "en", "en", "/"],
    ["/en/", "en", "en", "/"],
    ["/en/news", "en", "en", "/news"],
    ["/en/en", "en", "en", "/en"],
    ["/english", null, "ja", "/english"],
    ["/japan", null, "ja", "/japan"],
    ["/en-US/news", null, "ja", "/en-US/news"],
    ["/EN/news", null, "ja", "/EN/news"],
    ["/news/en", null, "ja", "/news/en"],
    ["//en/news", null, "ja", "//en/news"],
  ])("splits %s [LO-1][LO-2]", (pathname, explicit, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ explicit, locale, path });
  });

  it("has one canonical form per language", () => {
    expect([canonicalPath("/", "ja"), canonicalPath("/", "en")]).toEqual(["/", "/en"]);
    expect([canonicalPath("/news", "ja"), canonicalPath("/news", "en")]).toEqual([
      "/news",
      "/en/news",
    ]);
  });

  it("has no trailing slash in its canonical form", () => {
    const paths = ["/news/", "//", "/"].map((path) => canonicalPath(path, "en"));
    expect(paths).toEqual(["/en/news", "/en", "/en"]);
    expect(canonicalPath("/news/x/", "ja")).toBe("/news/x");
  });

  it("switches to a home page that detects no language", () => {
    expect([switchPath("/", "ja"), switchPath("/news", "ja"), switchPath("/", "en")]).toEqual([
      "/ja",
      "/news",
      "/en",
    ]);
  });

  it.each([
    ["/auth/login", "/en/user", "/en/auth/login"],
    ["/auth/login", "/ja/user", "/ja/auth/login"],
    ["/auth/login", "/user", "/auth/login"],
    ["/", "/en/user", "/en"],
    ["https://example.org/", "/en/user", "https://example.org/"],
    ["//example.org/", "/en/user", "//example.org/"],
  ])("resolves to %s from %s by %s", (target, from, expected) => {
    expect(keepPrefix(target, from)).toBe(expected);
  });
});
