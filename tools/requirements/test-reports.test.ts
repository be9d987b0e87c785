import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { root } from "../env.ts";
import { runCommand } from "../run-command.ts";
import { judge, readPlaywrightReport, type TestResult } from "./test-reports.ts";

const passed = (title: string, file = "a.test.ts") => ({ file, title, outcome: "passed" as const });
const failed = (title: string) => ({ file: "a.test.ts", title, outcome: "failed" as const });
const notRun = (title: string) => ({ file: "a.test.ts", title, outcome: "did not run" as const });

describe("requirements", () => {
  it("are proven by tests that ran and passed, and by no others", () => {
    const results = [
      passed("codes sign in [AU-1][AU-2]"),
      notRun("passkeys too [AU-3]"),
      failed("and out [AU-4]"),
    ];
    expect(judge(["AU-1", "AU-2", "AU-3", "AU-4", "AU-5"], results)).toMatchObject({
      proven: ["AU-1", "AU-2"],
      unproven: ["AU-3", "AU-5"],
      failed: ["AU-4"],
      unknown: [],
    });
  });

  it("are not proven while one of several tests fails", () => {
    const verdict = judge(["AU-1"], [passed("one [AU-1]"), failed("another [AU-1]")]);
    expect(verdict).toMatchObject({ proven: [], failed: ["AU-1"], unproven: [] });
  });

  it("name the files that prove them", () => {
    const { proofs } = judge(["AU-1"], [passed("one [AU-1]", "a"), passed("two [AU-1]", "b")]);
    expect([...(proofs.get("AU-1") ?? [])]).toEqual(["a", "b"]);
  });

  it("that no list has are told, even when their test did not run", () => {
    expect(judge(["AU-1"], [notRun("old [AU-99]")]).unknown).toEqual(["AU-99"]);
  });
});

// Each starts a runner with processes of its own.
vi.setConfig({ testTimeout: 120_000 });

/** A folder with tests of a kind of their own, run by the real program; gives what it reported. */
async function reportOf<Report>(
  program: string,
  args: string[],
  file: string,
  text: string,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "takujo-reports-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, file), text);
    const report = join(folder, "report.json");
    const { output } = await runCommand(
      program,
      args.map((arg) => arg.replace("{folder}", folder).replace("{report}", report)),
      { quiet: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, UNIT_REPORT: report } },
    );
    expect(existsSync(report), output).toBe(true);
    return JSON.parse(readFileSync(report, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cases = [
  ["passed", "passes [AA-1]"],
  ["failed", "fails [AA-2]"],
  ["did not run", "is skipped [AA-3]"],
  ["passed", "is one of several: 7 [AA-4]"],
  ["passed", "is one of several: 8 [AA-4]"],
  ["did not run", "is still to be written [AA-5]"],
];
const outcomes = (results: TestResult[]) =>
  results.map(({ outcome, title }) => [outcome, title.replace(/^a group (?:> )?/, "")]).sort();

/** What the tests of a text come to, run by Vitest. */
const unitResults = (text: string) =>
  reportOf<TestResult[]>(
    "vitest",
    [
      "run",
      "--root={folder}",
      "--globals",
      `--reporter=${join(root, "tools/requirements/unit-report.ts")}`,
    ],
    "some.test.ts",
    text,
  );

it("what fails outside of a test of vitest is a failure of its own, with its reason", async () => {
  const failures = async (text: string) =>
    (await unitResults(text))
      .filter(({ outcome }) => outcome === "failed")
      .map(({ title, reason }) => [title, reason]);
  const unloadable = 'it("passes", () => {}); throw new Error("cannot be loaded");';
  expect(await failures(unloadable)).toEqual([["the file itself", "Error: cannot be loaded"]]);
  const badHook = `describe("a group", () => {
    beforeAll(() => { throw new Error("not ready"); });
    it("is not reached", () => {});
  });`;
  expect(await failures(badHook)).toEqual([["hooks of a group", "Error: not ready"]]);
  const uncaught =
    'it("passes", async () => { Promise.reject(new Error("by itself")); await new Promise(setImmediate); });';
  expect(await failures(uncaught)).toEqual([["an error that nobody caught", "Error: by itself"]]);
});

it("a test of Playwright that passes the second time, or was not reached, has failed", async () => {
  const report = await reportOf<Parameters<typeof readPlaywrightReport>[0]>(
    "playwright",
    ["test", "--config={folder}", "--reporter=json", "--retries=1", "--max-failures=1"],
    "some.spec.ts",
    `import { expect, test } from "@playwright/test";
    test("passes the second time", ({}, { retry }) => expect(retry).toBe(1));
    test("fails", () => { throw new Error("no"); });
    test("is not reached", () => {});`,
  );
  const results = outcomes(readPlaywrightReport(report));
  for (const title of ["fails", "is not reached", "passes the second time"])
    expect(results).toContainEqual(["failed", title]);
});

it("what Playwright cannot load is a failure", async () => {
  const report = await reportOf<Parameters<typeof readPlaywrightReport>[0]>(
    "playwright",
    ["test", "--config={folder}", "--reporter=json"],
    "some.spec.ts",
    'throw new Error("cannot be loaded");',
  );
  const results = outcomes(readPlaywrightReport(report));
  expect(results).toContainEqual(["failed", "Error: cannot be loaded"]);
});

it("the results of a run of vitest are read with expanded titles", async () => {
  const results = await unitResults(
    `describe("a group", () => {
      it("passes [AA-1]", () => {});
      it("fails [AA-2]", () => { throw new Error("no"); });
      it.skip("is skipped [AA-3]", () => {});
      it.each([7, 8])("is one of several: %i [AA-4]", () => {});
      it.todo("is still to be written [AA-5]");
    });`,
  );
  expect(outcomes(results)).toEqual(cases.toSorted());
  expect(results[0]?.file).toMatch(/some\.test\.ts$/);
  expect(results.find(({ outcome }) => outcome === "failed")?.reason).toBe("Error: no");
});

it("the results of a run of Playwright are read, and a test that is meant to fail proves nothing", async () => {
  const report = await reportOf<Parameters<typeof readPlaywrightReport>[0]>(
    "playwright",
    ["test", "--config={folder}", "--reporter=json"],
    "some.spec.ts",
    `import { test } from "@playwright/test";
    test.describe("a group", () => {
      test("passes [AA-1]", () => {});
      test("fails [AA-2]", () => { throw new Error("no"); });
      test.skip("is skipped [AA-3]", () => {});
      for (const n of [7, 8]) test("is one of several: " + n + " [AA-4]", () => {});
      test.fixme("is still to be written [AA-5]", () => {});
      test.fail("is known not to work [AA-6]", () => { throw new Error("no"); });
    });`,
  );
  const results = readPlaywrightReport(report);
  const meantToFail = ["did not run", "is known not to work [AA-6]"];
  expect(outcomes(results)).toEqual([...cases, meantToFail].sort());
  expect(results[0]?.file).toMatch(/some\.spec\.ts$/);
  expect(results.find(({ outcome }) => outcome === "failed")?.reason).toBe("Error: no");
});
