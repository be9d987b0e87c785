import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

describe("the redirect after signing in", () => {
  it.each([
    ["/user", "/", "/user"],
    ["/event/haru?seats=live#tables", "/", "/event/haru?seats=live#tables"],
    ["/en/user", "/en", "/user"],
    ["/ja", "/ja", "/"],
    ["/en/user", "/", "/en/user"],
    ["/user", "/en", "/user"],
    ["/search?q=%E8%8A%B1", "/", "/search?q=%E8%8A%B1"],
    ["/a/../user", "/", "/user"],
  ])("is %s for a request at %s", (wanted, from, expected) => {
    expect(safeRedirect(wanted, from)).toBe(expected);
  });

  const elsewhere = [
    "",
    "user",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/%0d%0a\r\nset-cookie: a=b",
    " //evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/.//evil.example",
    "/..//evil.example",
    "/ja/..//evil.example",
    "/x/..//evil.example",
    "/%2e%2e//evil.example",
    "//user@evil.example",
    "/@evil.example//evil.example",
  ];
  const prefixes = ["", "/ja", "/en", "/en/en", "/ja/en", "/en/ja/en"];
  const homes = ["/", "/ja", "/en"];

  it.each([null, ...elsewhere])("never leaves the site: %j", (wanted) => {
    for (const home of homes) expect(safeRedirect(wanted, home)).toBeUndefined();
  });

  it.each(prefixes)("never leaves the site behind %j", (prefix) => {
    for (const wanted of elsewhere.filter((text) => text.startsWith("/"))) {
      for (const home of homes) {
        const target = safeRedirect(prefix + wanted, home);
        expect([target, target === undefined || isHere(target)]).toEqual([target, true]);
      }
    }
    expect(safeRedirect(`${prefix}//evil.example/phish`, "/en")).toBeUndefined();
  });

  const origin = "https://takujo.example";

  /** Also after a router has added its base path, or removed a locale. */
  function isHere(target: string): boolean {
    const ways = ["", "/ja", "/en"].flatMap((base) => [
      base + target,
      target.startsWith(`${base}/`) ? target.slice(base.length) : target,
    ]);
    return ways.every((way) => new URL(way, `${origin}/en/x`).origin === origin);
  }

  it("stays on the site for any input", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...["/", "//", "\\", "/en", "/ja", "/..", "/.", "%2f", "%5c", "%2e", "@", ":", "?", "#"],
        ...[
          "\t",
          "\n",
          "\r",
          "\0",
          "\u2044",
          "\uff0f",
          "\u3002",
          "evil.example",
          "javascript:",
          "https:",
        ],
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    const wanted = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(wanted, fc.constantFrom(...homes), (asked, home) => {
        const target = safeRedirect(asked, home);
        return target === undefined || isHere(target);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(["/%2f%2fevil.example", "/%5cevil.example", "/javascript:alert(1)", "/@evil.example"])(
    "stays on the site for an unusual path: %s",
    (wanted) => {
      const target = safeRedirect(wanted, "/") ?? "/";
      expect(new URL(target, "https://takujo.example").origin).toBe("https://takujo.example");
    },
  );
});
