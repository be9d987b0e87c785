import { describe, expect, it } from "vitest";
import { expressionsIn, findUnsafeExpressions, unsafeAmong } from "./regular-expressions.ts";

describe("check of regular expressions", () => {
  it("catches exponential and polynomial time, in literals and in texts", async () => {
    const source = "const a = /(a+)+$/;\nconst b = new RegExp('\\\\s+$');\nconst c = /^a+$/;";
    const found = await unsafeAmong(expressionsIn("example.ts", source));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain("example.ts:1 /(a+)+$/: exponential");
    expect(found[1]).toContain("example.ts:2 /\\s+$/: 2nd degree polynomial");
  });

  it("finds the form rules safe, within seconds", async () => {
    const startedAt = Date.now();
    expect(await findUnsafeExpressions("packages/contracts/rules/**/*.ts")).toEqual([]);
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  }, 60_000);
});
