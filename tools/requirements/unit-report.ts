import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { projectEnv } from "../env.ts";
import { reasonOf, type TestResult } from "./test-reports.ts";

/**
 * A reporter of Vitest that writes every result to the file named by `UNIT_REPORT`. Vitest's own report in JSON lacks
 * errors of hooks inside a group and uncaught errors, so a run could fail without a reason.
 */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const results = [...modules.flatMap(resultsOf), ...uncaught.map(resultOfUncaught)];
    const file = projectEnv().unitReport;
    if (!file) throw new Error("UNIT_REPORT does not say where the report goes.");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }
}

/** A file that cannot be loaded, and a group whose hooks fail, are failures of their own. */
const resultsOf = (module: TestModule): TestResult[] => [
  ...failuresOf(module, module.moduleId, "the file itself"),
  ...[...module.children.allSuites()].flatMap((suite) =>
    failuresOf(suite, module.moduleId, `hooks of ${suite.fullName}`),
  ),
  ...[...module.children.allTests()].map((test) => resultOf(test, module.moduleId)),
];

const failuresOf = (part: TestModule | TestSuite, file: string, title: string): TestResult[] =>
  part.errors().map((error) => ({
    file,
    title,
    outcome: "failed",
    ...reasonOf(error.stack || error.message),
  }));

function resultOf(test: TestCase, file: string): TestResult {
  const { state, errors } = test.result();
  return {
    file,
    title: test.fullName,
    outcome: state === "passed" || state === "failed" ? state : "did not run",
    ...reasonOf(errors?.[0]?.stack || errors?.[0]?.message),
  };
}

const resultOfUncaught = ({ stack, message }: SerializedError): TestResult => ({
  file: "a test file",
  title: "an error that nobody caught",
  outcome: "failed",
  ...reasonOf(stack || message),
});
