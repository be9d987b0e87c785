import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./env.ts";
import {
  judge,
  readPlaywrightReport,
  readVitestReport,
  reports,
  type TestResult,
} from "./requirements/test-reports.ts";

const missing = Object.values(reports).filter(({ file }) => !existsSync(join(root, file)));
if (missing.length > 0) {
  for (const { file, command } of missing) {
    console.error(`There is no ${file}: run \`${command}\`, whole, first.`);
  }
  process.exit(1);
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { unit, ...endToEnd } = reports;
const results: TestResult[] = [
  ...readVitestReport(read(unit.file)),
  ...Object.values(endToEnd).flatMap(({ file }) => readPlaywrightReport(read(file))),
];
const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
const ids = [...text.matchAll(/^- ([A-Z]{2}-\d+)\b/gm)].map(([, id = ""]) => id);
const { proven, failed, unproven, unknown, proofs } = judge(ids, results);

if (process.argv.includes("--proofs")) {
  for (const id of ids) {
    const files = [...(proofs.get(id) ?? [])].map((file) => relative(root, file)).sort();
    console.log(`${id}\t${files.join(", ") || "-"}`);
  }
}
console.log(`Proven (${proven.length}): ${proven.join(" ")}`);
console.log(`With a test that failed (${failed.length}): ${failed.join(" ")}`);
console.log(`Without a test that ran (${unproven.length}): ${unproven.join(" ")}`);
if (unknown.length > 0) {
  console.error(`Named by a test but not in docs/requirements.md: ${unknown.join(" ")}`);
}
process.exitCode = proven.length === ids.length && unknown.length === 0 ? 0 : 1;
