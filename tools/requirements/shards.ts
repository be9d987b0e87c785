/** A part of a whole run, which runs elsewhere at the same time: the first of four is `{ index: 1, count: 4 }`. */
export interface Shard {
  index: number;
  count: number;
}

/** `--shard=1/4`. */
export function readShardArgument(argument: string | undefined): Shard | undefined {
  const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(argument ?? "") ?? [];
  if (index === undefined) return undefined;
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count)
    throw new Error(`There is no shard ${index} of ${count}.`);
  return shard;
}

/** `test-results/unit.json` is `test-results/unit-1-of-4.json` for a shard. */
export const shardReport = (file: string, { index, count }: Shard) =>
  file.replace(/\.json$/, `-${index}-of-${count}.json`);

const shardEnding = /-(\d+)-of-(\d+)\.json$/;

/** The reports of shards of that report among `present`. */
export const shardsOf = (file: string, present: readonly string[]): string[] =>
  present.filter((each) => shardEnding.test(each) && each.replace(shardEnding, ".json") === file);

export interface FoundReports {
  files: string[];
  /** Missing proofs, as sentences. */
  missing: string[];
}

/** The report of a whole run, or those of all its shards. */
export function findReports(
  { file, command }: { file: string; command: string },
  present: readonly string[],
): FoundReports {
  const shards = shardsOf(file, present);
  if (present.includes(file) && shards.length > 0) {
    const both = `There are ${file} and shards of it (${shards.join(", ")}): remove what is old.`;
    return { files: [], missing: [both] };
  }
  if (present.includes(file)) return { files: [file], missing: [] };
  const counts = new Set(shards.map((shard) => Number(shardEnding.exec(shard)?.[2])));
  const [count, ...otherCounts] = counts;
  if (count === undefined)
    return { files: [], missing: [`There is no ${file}: run \`${command}\`, whole, first.`] };
  if (otherCounts.length > 0) {
    const mixed = `${shards.join(", ")} are shards of different runs: remove what is old.`;
    return { files: [], missing: [mixed] };
  }
  const missing = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }))
    .filter((shard) => !shards.includes(shardReport(file, shard)))
    .map((shard) => {
      const asked = `${command} -- --shard=${shard.index}/${count}`;
      return `There is no ${shardReport(file, shard)}: run \`${asked}\` first.`;
    });
  return { files: shards, missing };
}
