import { describe, expect, it } from "vitest";
import { findReports, readShardArgument, shardReport } from "./shards.ts";

const unit = { file: "test-results/unit.json", command: "npm test" };
const shard = (index: number, count = 4) => shardReport(unit.file, { index, count });

describe("shards of a run", () => {
  it("are named by their place", () => {
    expect(readShardArgument("--shard=2/4")).toEqual({ index: 2, count: 4 });
    expect(readShardArgument("packages/booking")).toBeUndefined();
    expect(readShardArgument(undefined)).toBeUndefined();
    expect(() => readShardArgument("--shard=5/4")).toThrow("no shard 5 of 4");
    expect(shard(2)).toBe("test-results/unit-2-of-4.json");
  });

  it("count together as a whole run does", () => {
    expect(findReports(unit, [unit.file])).toEqual({ files: [unit.file], missing: [] });
    const all = [1, 2, 3, 4].map((index) => shard(index));
    expect(findReports(unit, all)).toEqual({ files: all, missing: [] });
  });

  it("are missed one by one", () => {
    expect(findReports(unit, [shard(1), shard(2), shard(4)]).missing).toEqual([
      "There is no test-results/unit-3-of-4.json: run `npm test -- --shard=3/4` first.",
    ]);
    expect(findReports(unit, ["test-results/e2e-1-of-4.json"]).missing).toEqual([
      "There is no test-results/unit.json: run `npm test`, whole, first.",
    ]);
  });

  it("are not mixed with those of another run", () => {
    expect(findReports(unit, [shard(1), shard(2, 2)]).missing).toHaveLength(1);
    expect(findReports(unit, [unit.file, shard(1)]).missing).toHaveLength(1);
  });
});
