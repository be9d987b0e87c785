import { describe, expect, it } from "vitest";
import { arrowsOf, countCircles } from "./import-graph.ts";

const arrows = (...ways: string[]) =>
  ways.map((way) => ({ from: way.slice(0, 1), to: way.slice(1) }));

describe("imports between files", () => {
  it("are those of values and types, re-exports and imports on demand, of a path or a package", () => {
    const texts = new Map([
      [
        "packages/inbox/message/send.ts",
        [
          'import "../start.ts";',
          'import type { A } from "./a.ts";',
          'import {\n  b,\n} from "@takujo/contracts/content/b";',
          'export { c } from "@takujo/i18n/c";',
          'const d = await import("./d.ts");',
          'import { z } from "zod";',
          'import { once, again } from "./a.ts";',
          'import missing from "./missing.ts";',
        ].join("\n"),
      ],
      ["packages/inbox/start.ts", ""],
      ["packages/inbox/message/a.ts", ""],
      ["packages/contracts/content/b.ts", ""],
      ["packages/i18n/c.tsx", ""],
      ["packages/inbox/message/d.ts", ""],
    ]);
    expect(arrowsOf(texts).map(({ to }) => to)).toEqual([
      "packages/inbox/start.ts",
      "packages/inbox/message/a.ts",
      "packages/contracts/content/b.ts",
      "packages/i18n/c.tsx",
      "packages/inbox/message/d.ts",
    ]);
  });
});

describe("circles of imports", () => {
  it("are none where all lead down, however many ways there are", () => {
    expect(countCircles(arrows("ab", "bc", "ac", "dc"))).toBe(0);
  });

  it("are counted once each, long or short", () => {
    expect(countCircles(arrows("ab", "ba", "bc", "cd", "de", "ec"))).toBe(2);
  });

  it("that share a file are one", () => {
    expect(countCircles(arrows("ab", "ba", "bc", "cb"))).toBe(1);
  });
});
