import { stripVTControlCharacters } from "node:util";

/** Where whole runs leave their results. Playwright empties its own folder at the start, so theirs is another one. */
export const reports = {
  unit: { file: "test-results/unit.json", command: "npm test" },
  e2e: { file: "test-results/e2e.json", command: "npm run e2e" },
  today: { file: "test-results/e2e-today.json", command: "npm run e2e" },
  caddy: { file: "test-results/e2e-caddy.json", command: "npm run e2e" },
  nginx: { file: "test-results/e2e-nginx.json", command: "npm run e2e" },
};

export interface TestResult {
  file: string;
  title: string;
  outcome: "passed" | "failed" | "did not run";
  /** Why it failed, in short. */
  reason?: string;
}

interface PlaywrightResult {
  status: string;
  error?: { message?: string };
}

interface PlaywrightSuite {
  title: string;
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Errors outside of tests are failures too, for instance a file that cannot be loaded. */
export function readPlaywrightReport(report: PlaywrightReport): TestResult[] {
  const { rootDir } = report.config;
  const read = (suite: PlaywrightSuite, groups: string[]): TestResult[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map((test) => ({
        file: `${rootDir}/${file}`,
        title: [...groups, title].join(" "),
        outcome: playwrightOutcome(test),
        ...reasonOf(test.results.at(-1)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return [
    ...report.errors.map(({ message = "" }) => ({
      file: rootDir,
      title: firstLine(message),
      outcome: "failed" as const,
    })),
    ...report.suites.flatMap((file) => read(file, [])),
  ];
}

const firstLine = (text: string) => text.trim().split("\n")[0] ?? "";

const maxReasonLength = 600;

/** In one line and without the stack, for the summary at the end of a long run. */
export function reasonOf(message: string | undefined): Pick<TestResult, "reason"> {
  if (!message) return {};
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim());
  const stack = lines.findIndex((line) => line.startsWith("at "));
  const words = lines.slice(0, stack < 0 ? undefined : stack).filter((line) => line !== "");
  return { reason: words.join(" ").slice(0, maxReasonLength) };
}

/**
 * Flaky tests count as failures, as do tests without a result that were not skipped: they were not reached. An expected failure is
 * "expected" too, but proves nothing.
 */
function playwrightOutcome({
  status,
  results,
}: {
  status: string;
  results: PlaywrightResult[];
}): TestResult["outcome"] {
  if (status === "unexpected" || status === "flaky" || results.length === 0) return "failed";
  return results.at(-1)?.status === "passed" ? "passed" : "did not run";
}

export interface Verdict {
  proven: string[];
  /** Some test that names them failed, whatever the others did. */
  failed: string[];
  /** No test that names them ran. */
  unproven: string[];
  /** Named by a test, but on no list. */
  unknown: string[];
  /** The files whose tests passed, by id. */
  proofs: Map<string, Set<string>>;
}

export function judge(ids: string[], results: TestResult[]): Verdict {
  const proofs = new Map<string, Set<string>>();
  const broken = new Set<string>();
  const named = new Set<string>();
  for (const { file, title, outcome } of results) {
    for (const [, id = ""] of title.matchAll(/\[([A-Z]{2}-\d+)\]/g)) {
      named.add(id);
      if (outcome === "failed") broken.add(id);
      if (outcome === "passed") proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
    }
  }
  const failed = ids.filter((id) => broken.has(id));
  return {
    proven: ids.filter((id) => proofs.has(id) && !broken.has(id)),
    failed,
    unproven: ids.filter((id) => !proofs.has(id) && !broken.has(id)),
    unknown: [...named].filter((id) => !ids.includes(id)),
    proofs,
  };
}
