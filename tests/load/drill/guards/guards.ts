import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Drill, Finding } from "../drill.ts";
import { withScratchCopy } from "../releases/scratch-copy.ts";
import { findGuards, type Guard } from "./find-guards.ts";
import { findNamedGuards } from "./named-guards.ts";
import { runTests } from "./run-tests.ts";

interface GuardsOptions {
  /** Only those of files whose path contains this. */
  within?: string | undefined;
  /** Ends there, and says what was not tried. */
  minutes: number;
}

/**
 * No import leads from tests that start our programs to the programs' files, so this list tells which belong together.
 * Those most likely to notice come first: each line is tried before the next.
 */
const integrationTests: [RegExp, string[]][] = [
  [/^packages\/auth\/(?:auth-api|calls|create-auth)/, ["auth/calls", "auth/code"]],
  [/^packages\/auth\/(?:call-input|sign-in-code)/, ["auth/input", "auth/code"]],
  [/^packages\/auth\/admin\//, ["auth/audit", "auth/user-list"]],
  [/^packages\/auth\/email-change\//, ["auth/email-change"]],
  [/^packages\/auth\/hooks/, ["auth/calls", "auth/email-change"]],
  [/^packages\/auth\/passkeys/, ["auth/passkeys"]],
  [/^packages\/runtime\/bearer\//, ["auth/bearer"]],
  [
    /^packages\/(?:auth|runtime\/bearer)\//,
    ["auth/*", "access/authorization-matrix", "access/foreign-write"],
  ],
  [/^packages\/runtime\/http\/foreign-write/, ["access/foreign-write", "auth/calls"]],
  [/^packages\/runtime\/idempotency\//, ["access/safe-retry", "access/writes-happen-once"]],
  [/^packages\/runtime\/limit\//, ["inbox/contact-limits", "auth/code"]],
];

/** Takes each guard out of a copy of the project, one at a time; a test has to fail. */
export const guards = ({ within, minutes }: GuardsOptions): Drill => ({
  name: "guards",
  promise: "no guard can be taken out without a test noticing",
  run: (_stage, say) => withScratchCopy((folder) => tryEach(folder, { within, minutes }, say)),
});

async function tryEach(
  folder: string,
  { within = "", minutes }: GuardsOptions,
  say: (line: string) => void,
): Promise<Finding> {
  const stopAt = performance.now() + minutes * 60_000;
  const found = [...findNamedGuards(), ...findGuards()].filter(({ file }) => file.includes(within));
  const broken: string[] = [];
  const passingOf = createControl(folder, (fault) => broken.push(fault));
  let noticed = 0;
  let untried = 0;
  for (const guard of found) {
    if (performance.now() > stopAt) {
      untried++;
      continue;
    }
    const by = await noticedBy(guard, folder, passingOf);
    const name = `${guard.file}:${guard.line} ${guard.text}`;
    say(by ? `noticed   ${name}\n              by ${by}` : `UNNOTICED ${name}`);
    if (by) noticed++;
    else broken.push(`no test notices that this is gone: ${name}`);
  }
  if (untried > 0) broken.push(`${untried} guards were not tried within ${minutes} minutes`);
  return { broken, figures: { guards: found.length, noticed } };
}

/** A test that also fails with all guards proves nothing. */
function createControl(folder: string, report: (fault: string) => void) {
  const passes = new Map<string, boolean>();
  return async function passingOf(tests: string[]): Promise<string[]> {
    const unknown = tests.filter((test) => !passes.has(test));
    if (unknown.length > 0) {
      const failures = await runTests(folder, unknown, { untilFirst: false });
      for (const test of unknown)
        passes.set(
          test,
          failures.every(({ file }) => file !== test),
        );
      for (const { file, title } of failures) {
        report(`${file} fails with every guard in place: ${title}`);
      }
    }
    return tests.filter((test) => passes.get(test));
  };
}

async function noticedBy(
  guard: Guard,
  folder: string,
  passingOf: (tests: string[]) => Promise<string[]>,
): Promise<string | null> {
  const file = join(folder, guard.file);
  const whole = readFileSync(file, "utf8");
  for (const group of guard.tests ? [guard.tests] : testsOf(guard.file, folder)) {
    const tests = await passingOf(group);
    if (tests.length === 0) continue;
    writeFileSync(file, whole.slice(0, guard.start) + guard.replacement + whole.slice(guard.end));
    try {
      const [failure] = await runTests(folder, tests, { untilFirst: true });
      if (failure) return `${failure.file}: ${failure.title}`;
    } finally {
      writeFileSync(file, whole);
    }
  }
  return null;
}

/** The nearest first: of the file itself, in the folders around it, then those that run our programs. */
function testsOf(file: string, folder: string): string[][] {
  const own = file.replace(/\.tsx?$/, ".test.ts");
  const below = globSync(`${dirname(file)}/**/*.test.{ts,tsx}`, { cwd: folder }).toSorted();
  const programs = integrationTests
    .filter(([shape]) => shape.test(file))
    .map(([, names]) =>
      names.flatMap((name) => {
        const found = globSync(`tests/integration/${name}.test.ts`, { cwd: folder });
        if (found.length === 0) throw new Error(`No test is called ${name}`);
        return found;
      }),
    );
  const around = globSync(`${dirname(dirname(file))}/**/*.test.{ts,tsx}`, { cwd: folder });
  const groups = [
    existsSync(join(folder, own)) ? [own] : [],
    below,
    ...(programs.length > 0 ? programs : [around.toSorted()]),
  ];
  const tried = new Set<string>();
  return groups.map((group) => group.filter((test) => !tried.has(test) && tried.add(test)));
}
