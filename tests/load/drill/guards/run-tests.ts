import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectEnv } from "../../../../tools/env.ts";

/** No group of files takes nearly as long. */
const runTimeoutMs = 600_000;
/** A machine that is busy otherwise must not look like a test that noticed. */
const timeoutArgs = ["--testTimeout=90000", "--hookTimeout=180000"];

export interface Failure {
  /** Of the test, within the project. */
  file: string;
  title: string;
}

interface JsonReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Runs test files of a copy of the project. Gives what failed: everything, or only what failed first. */
export async function runTests(
  folder: string,
  tests: string[],
  { untilFirst }: { untilFirst: boolean },
): Promise<Failure[]> {
  const report = join(tmpdir(), `takujo-guards-${process.pid}.json`);
  rmSync(report, { force: true });
  const bail = untilFirst ? ["--bail=1"] : [];
  const args = [
    "run",
    ...timeoutArgs,
    ...bail,
    "--reporter=json",
    `--outputFile=${report}`,
    ...tests,
  ];
  const child = spawn(join(folder, "node_modules/.bin/vitest"), args, {
    cwd: folder,
    env: projectEnv().all,
    stdio: "ignore",
    timeout: runTimeoutMs,
  });
  const [code] = await once(child, "exit");
  if (code === 0) return [];
  if (!existsSync(report)) return tests.map((file) => ({ file, title: "it does not run" }));
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as JsonReport;
  const failed = testResults.filter(({ status }) => status === "failed");
  return failed.map(({ name, message, assertionResults }) => ({
    file: relative(folder, name),
    title:
      assertionResults.find(({ status }) => status === "failed")?.fullName ??
      message.split("\n", 1)[0] ??
      "it does not run",
  }));
}
