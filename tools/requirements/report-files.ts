import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { type Shard, shardReport, shardsOf } from "./shards.ts";

const folder = "test-results";

/** Every report that there is, relative to the root. */
export function presentReports(): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
}

/** Where a run leaves its report. What an older run of another cut left there goes. */
export function prepareReport(file: string, shard: Shard | undefined): string {
  const own = shard ? shardReport(file, shard) : file;
  const isOfThisCut = (each: string) =>
    shard !== undefined && each.endsWith(`-of-${shard.count}.json`);
  const old = [file, ...shardsOf(file, presentReports())].filter((each) => !isOfThisCut(each));
  for (const each of [...old, own]) rmSync(join(root, each), { force: true });
  return own;
}
