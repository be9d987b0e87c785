import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBuild } from "./build/ensure-build.ts";
import { affectedUnitTests } from "./changed/affected.ts";
import { changedFiles, readChangedArgument } from "./changed/changed-files.ts";
import { root } from "./env.ts";
import { prepareReport } from "./requirements/report-files.ts";
import { readShardArgument } from "./requirements/shards.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand, runOrFail } from "./run-command.ts";

const [first, ...others] = process.argv.slice(2);
/** `npm test -- --through=pgbouncer …` */
const isThroughPgbouncer = first === "--through=pgbouncer";
const changedSince = readChangedArgument(first);
const wanted = changedSince
  ? [...(await filesFor(changedSince)), ...others]
  : isThroughPgbouncer
    ? others
    : process.argv.slice(2);
// Only a whole run, or a shard of one, may tell what is proven (`npm run requirements`).
const shard = others.length === 0 ? readShardArgument(first) : undefined;
const report =
  first === undefined || shard ? join(root, prepareReport(reports.unit.file, shard)) : undefined;
const reporters = report
  ? ["--reporter=default", `--reporter=${join(root, "tools/requirements/unit-report.ts")}`]
  : [];
// Built ahead, because a build during a test could exceed its timeout.
const isOfPrograms =
  report !== undefined || isThroughPgbouncer || wanted.some((each) => each.startsWith("tests/"));
if (isOfPrograms) await ensureBuild();
if (changedSince && wanted.length === others.length) console.log("No test is about what changed.");
else {
  const { code } = await runCommand("vitest", ["run", ...reporters, ...wanted], {
    env: {
      ...(report && { UNIT_REPORT: report }),
      ...(isThroughPgbouncer && { TEST_THROUGH: "pgbouncer" }),
    },
  });
  process.exitCode = code;
}

/** Test files that import what changed, and those that no import tells of. */
async function filesFor(ref: string): Promise<string[]> {
  const affected = affectedUnitTests(await changedFiles(ref));
  if (affected === "all") return ["apps/", "packages/", "tests/", "tools/"];
  const listed = await runOrFail(
    "vitest",
    ["list", "--filesOnly", "--json", "--passWithNoTests", `--changed=${ref}`],
    { quiet: true },
  );
  const start = listed.indexOf("[");
  const importing: { file: string }[] = start < 0 ? [] : JSON.parse(listed.slice(start));
  const found = importing.map(({ file }) => relative(root, file));
  const told = affected.flatMap((place) =>
    globSync(place.endsWith("/") ? `${place}**/*.test.{ts,tsx}` : place, { cwd: root }),
  );
  return [...new Set([...found, ...told])];
}
