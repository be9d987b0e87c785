import { describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { missingParts, readLockedPackages } from "./lock-file.ts";

describe("the lock file", () => {
  it("has the parts of every package for every system", () => {
    expect(missingParts(readLockedPackages(root))).toEqual([]);
  });

  it("is searched as npm searches: within a package, beside it, and above", () => {
    const optionalDependencies = { "tool-darwin": "1.0.0" };
    const part = { version: "1.0.0" };
    const tool = { version: "1.0.0", dev: true, optionalDependencies };
    const missing = [{ name: "tool-darwin", version: "1.0.0", dev: true }];
    expect(missingParts({ "node_modules/tool": tool })).toEqual(missing);
    for (const place of [
      "node_modules/tool-darwin",
      "node_modules/tool/node_modules/tool-darwin",
    ]) {
      expect(missingParts({ "node_modules/tool": tool, [place]: part })).toEqual([]);
    }
    const elsewhere = "node_modules/other/node_modules/tool-darwin";
    expect(missingParts({ "node_modules/tool": tool, [elsewhere]: part })).toEqual(missing);
    const nested = "apps/web/node_modules/tool";
    expect(missingParts({ [nested]: tool, "node_modules/tool-darwin": part })).toEqual([]);
  });
});
