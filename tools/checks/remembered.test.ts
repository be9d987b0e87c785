import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fingerprint, openMemory } from "./remembered.ts";

const place = mkdtempSync(join(tmpdir(), "takujo-remembered-"));
afterAll(() => rmSync(place, { recursive: true }));

describe("what checks remember", () => {
  it("differs when a file has other words or another name, and not by their order", () => {
    for (const name of ["a", "b", "c"]) writeFileSync(join(place, name), "same");
    const of = (...names: string[]) => fingerprint(place, names);
    const first = of("a", "b");
    expect(of("b", "a")).toBe(first);
    expect(of("a", "c")).not.toBe(first);
    expect(of("a")).not.toBe(first);
    writeFileSync(join(place, "b"), "other");
    expect(of("a", "b")).not.toBe(first);
  });

  it("is there the next time", () => {
    expect(openMemory<number>("some", place).all).toEqual({});
    openMemory<number>("some", place).save({ one: 1 });
    expect(openMemory<number>("some", place).all).toEqual({ one: 1 });
  });
});
