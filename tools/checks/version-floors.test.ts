import { describe, expect, it } from "vitest";
import { root } from "../env.ts";
import { readLockedPackages } from "./lock-file.ts";
import { findVersionsBelowFloors } from "./version-floors.ts";

const locked = readLockedPackages(root);
const withHono = (version: string) =>
  findVersionsBelowFloors({ ...locked, "packages/x/node_modules/hono": { version } });

describe("the floors of the lock file", () => {
  it("hold", () => {
    expect(findVersionsBelowFloors(locked)).toEqual([]);
  });

  it.each(["4.12.20", "4.9.99", "3.99.99", "4.12.21-rc.1", ""])("find hono %s", (version) => {
    expect(withHono(version)).toEqual([
      `packages/x/node_modules/hono is ${version}, at least 4.12.21 is needed`,
    ]);
  });

  it.each(["4.12.21", "4.13.0", "5.0.0", "4.100.0"])("let hono %s pass", (version) => {
    expect(withHono(version)).toEqual([]);
  });

  it("do not outlive what they are about", () => {
    expect(findVersionsBelowFloors({}).join()).toContain("hono is not in the lock file");
  });
});
