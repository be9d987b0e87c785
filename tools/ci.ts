import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectEnv, root } from "./env.ts";
import { startCluster } from "./postgres/cluster.ts";
import { lastRelease } from "./release/release-version.ts";
import { readPlaywrightReport, reports, type TestResult } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

interface Outcome {
  passed: number;
  /** As "file: title", with its reason on a line of its own. */
  failed: string[];
  /** Of a step beside others, whose lines would be mixed with theirs. */
  output?: string;
}

const times: string[] = [];
const total: Outcome = { passed: 0, failed: [] };

/** A failing step does not stop the others. */
async function step(name: string, run: () => Promise<Outcome>): Promise<void> {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const { passed, failed, output } = await run().catch(
    (error: Error): Outcome => ({ passed: 0, failed: [`${name}: ${error.message}`] }),
  );
  if (output) console.log(`\n── ${name} said:\n${output.trimEnd()}`);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  console.log(`── ${name}: ${time}, ${passed} passed, ${failed.length} failed`);
  times.push(`${name}: ${time}`);
  total.passed += passed;
  total.failed.push(...failed);
}

/** A command that either holds or not. */
const command =
  (script: string, env: Record<string, string>, ...args: string[]) =>
  async (): Promise<Outcome> => {
    const { code } = await runCommand(process.execPath, [script, ...args], { env });
    return code === 0
      ? { passed: 1, failed: [] }
      : { passed: 0, failed: [`${script}: exit ${code}`] };
  };

/** The same in parallel: its output is printed in one piece. */
const quietCommand =
  (script: string, env: Record<string, string>) => async (): Promise<Outcome> => {
    const { code, output } = await runCommand(process.execPath, [script], { env, quiet: true });
    return code === 0
      ? { passed: 1, failed: [], output }
      : { passed: 0, failed: [`${script}: exit ${code}`], output };
  };

/** The drill of that name, where there is a release to try. */
const previousRelease = (env: Record<string, string>) => async (): Promise<Outcome> => {
  if (await lastRelease()) return command("tools/drill.ts", env, "--only", "previous-release")();
  console.log(
    "SKIPPED: no release is recorded, or this clone lacks its commit, so none was tried.",
  );
  return { passed: 0, failed: [] };
};

/** A command that leaves JSON reports about its tests; no report means that it did not run at all. */
const tests =
  <Report>(
    script: string,
    env: Record<string, string>,
    files: string[],
    read: (report: Report) => TestResult[],
  ) =>
  async (): Promise<Outcome> => {
    for (const file of files) rmSync(join(root, file), { force: true });
    const { code } = await runCommand(process.execPath, [script], { env });
    const outcomes = files.map((file) => outcomeOf(file, read));
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failed = outcomes.flatMap((outcome) => outcome.failed);
    // A runner may fail without a failing test, for instance by an uncaught error.
    if (code !== 0 && failed.length === 0)
      failed.push(`${script}: exit ${code}, though no test failed`);
    return { passed, failed };
  };

function outcomeOf<Report>(report: string, read: (report: Report) => TestResult[]): Outcome {
  const path = join(root, report);
  const results = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8"))) : [];
  if (results.length === 0) return { passed: 0, failed: [`${report}: no tests`] };
  return {
    passed: results.filter(({ outcome }) => outcome === "passed").length,
    failed: results
      .filter(({ outcome }) => outcome === "failed")
      .map(({ file, title, reason }) =>
        [`${relative(root, file)}: ${title}`, ...(reason ? [`    ${reason}`] : [])].join("\n"),
      ),
  };
}

const folder = mkdtempSync(join(tmpdir(), "takujo-ci-"));
try {
  const cluster = await startCluster({
    folder: join(folder, "postgres"),
    pathVariable: projectEnv().path,
    disposable: true,
  });
  const env = { DATABASE_URL: cluster.url, CI: "true" };
  try {
    // These read the same sources and write to separate folders. Tests have timeouts, so they run alone.
    await Promise.all([
      step("check", quietCommand("tools/check.ts", env)),
      step("build", quietCommand("tools/build.ts", env)).then(() =>
        step("handbook", quietCommand("tools/handbook.ts", env)),
      ),
    ]);
    const { unit, ...endToEnd } = reports;
    const endToEndFiles = Object.values(endToEnd).map(({ file }) => file);
    await step(
      "unit and integration tests",
      tests("tools/test.ts", env, [unit.file], (report: TestResult[]) => report),
    );
    await step("end-to-end tests", tests("tools/e2e.ts", env, endToEndFiles, readPlaywrightReport));
    await step("requirements", command("tools/requirements.ts", env));
    await step("previous release", previousRelease(env));
  } finally {
    cluster.stop();
  }
} catch (error) {
  total.failed.push(`PostgreSQL: ${(error as Error).message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${times.join("\n")}`);
if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 ? 0 : 1;
