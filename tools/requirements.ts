import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./env.ts";
import { presentReports } from "./requirements/report-files.ts";
import { findReports } from "./requirements/shards.ts";
import {
  judge,
  readPlaywrightReport,
  reports,
  type TestResult,
} from "./requirements/test-reports.ts";

const present = presentReports();
const { unit, ...endToEnd } = reports;
const unitReports = findReports(unit, present);
const endToEndReports = Object.values(endToEnd).map((report) => findReports(report, present));
const missing = [unitReports, ...endToEndReports].flatMap((found) => found.missing);
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence);
  process.exit(1);
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const results: TestResult[] = [
  ...unitReports.files.flatMap((file): TestResult[] => read(file)),
  ...endToEndReports.flatMap(({ files }) =>
    files.flatMap((file) => readPlaywrightReport(read(file))),
  ),
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
