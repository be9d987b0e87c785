import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectEnv, root } from "./env.ts";
import { startCluster } from "./postgres/cluster.ts";
import { runCommand } from "./run-command.ts";

interface Count {
  passed: number;
  failed: number;
}

const results = join(root, "test-results");

/** One step that either holds or not. */
async function step(name: string, script: string, env: Record<string, string>): Promise<Count> {
  console.log(`\n── ${name}`);
  const { code } = await runCommand(process.execPath, [script], { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A step that counts its own tests in a JSON report; no report means that it did not run at all. */
async function tests(
  name: string,
  args: string[],
  env: Record<string, string>,
  report: string,
  count: (report: never) => Count,
): Promise<Count> {
  console.log(`\n── ${name}`);
  const file = join(results, report);
  rmSync(file, { force: true });
  const { code } = await runCommand(process.execPath, args, { env });
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")) as never)
    : { passed: 0, failed: 1 };
  // A runner may fail without a failing test, for instance in its setup.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

const folder = mkdtempSync(join(tmpdir(), "takujo-ci-"));
const cluster = await startCluster({
  folder: join(folder, "postgres"),
  pathVariable: projectEnv().path,
  disposable: true,
});
const env = { DATABASE_URL: cluster.url, CI: "true" };
const counts: Count[] = [];
try {
  counts.push(await step("check", "tools/check.ts", env));
  counts.push(await step("build", "tools/build.ts", env));
  counts.push(
    await tests(
      "unit and integration tests",
      [
        "tools/test.ts",
        "--retry=1",
        "--reporter=default",
        "--reporter=json",
        "--outputFile.json=test-results/unit.json",
      ],
      env,
      "unit.json",
      (report: { numPassedTests: number; numFailedTests: number }) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }),
    ),
  );
  counts.push(
    await tests(
      "end-to-end tests",
      ["tools/e2e.ts"],
      env,
      "e2e.json",
      (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
      }),
    ),
  );
  counts.push(await step("requirements", "tools/requirements.ts", env));
} finally {
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
