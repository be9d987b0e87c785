import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

describe("the place to go after signing in", () => {
  it.each([
    ["/user", "/", "/user"],
    ["/event/haru?seats=live#tables", "/", "/event/haru?seats=live#tables"],
    ["/en/user", "/en", "/user"],
    ["/ja", "/ja", "/"],
    ["/en/user", "/", "/en/user"],
    ["/user", "/en", "/user"],
    ["/search?q=%E8%8A%B1", "/", "/search?q=%E8%8A%B1"],
    ["/a/../user", "/", "/user"],
  ])("is %s for who asks at %s", (wanted, from, expected) => {
    expect(safeRedirect(wanted, from)).toBe(expected);
  });

  it.each([
    null,
    "",
    "user",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/%0d%0a\r\nset-cookie: a=b",
    " //evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/.//evil.example",
    "/..//evil.example",
    "/ja/..//evil.example",
  ])("is never elsewhere: %j", (wanted) => {
    expect(safeRedirect(wanted, "/")).toBeUndefined();
  });

  it.each(["/%2f%2fevil.example", "/%5cevil.example", "/javascript:alert(1)", "/@evil.example"])(
    "stays on the site when it is only a strange path: %s",
    (wanted) => {
      const target = safeRedirect(wanted, "/") ?? "/";
      expect(new URL(target, "https://takujo.example").origin).toBe("https://takujo.example");
    },
  );
});
