import { describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { missingParts, readLockedPackages, withoutChecksum } from "./lock-file.ts";

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

  it("names packages without a checksum, and no folders of the project", () => {
    const integrity = "sha512-x";
    const packages = {
      "": {},
      "apps/web": { version: "1.0.0" },
      "node_modules/@takujo/web": { link: true, resolved: "apps/web" },
      "node_modules/whole": { version: "1.0.0", integrity },
      "node_modules/bare": { version: "1.0.0" },
      "apps/web/node_modules/bare": { version: "2.0.0", optional: true },
    };
    expect(withoutChecksum(packages)).toEqual(["node_modules/bare", "apps/web/node_modules/bare"]);
  });
});
