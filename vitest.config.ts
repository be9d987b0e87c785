import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { compiledMessages } from "./apps/web/compiled-messages.ts";

/**
 * What a file may leave behind for others that run in its process: another clock, module, global or setting of the
 * whole site. Of `vi`, only what is named here leaves nothing.
 */
const traces =
  /\bvi\.(?!(?:fn|mocked|waitFor|waitUntil)\b)|(?<![.\w])process\.(?:on|once|env|chdir|umask)\b|\b(?:globalThis|configureSite|followSite|interceptData|startTracing|underSettings|set(?:Settings|SiteFacts|TableNaming|VenueTimeZone))\b/;

const files = globSync("{apps,packages,tools,tests}/**/*.test.{ts,tsx}", {
  exclude: ["**/node_modules/**"],
}).map((file) => ({
  file,
  // What Vite builds: there use-intl reads compiled messages.
  isBuilt: /^(?:apps\/web|packages\/i18n)\//.test(file),
  isAlone: traces.test(readFileSync(file, "utf8")),
}));

function project(name: string, wanted: { isBuilt: boolean; isAlone: boolean }) {
  const { isBuilt, isAlone } = wanted;
  return {
    plugins: isBuilt ? [compiledMessages()] : [],
    test: {
      name,
      include: files
        .filter((file) => file.isBuilt === isBuilt && file.isAlone === isAlone)
        .map(({ file }) => file),
      setupFiles: "tests/support/name-site.ts",
      // The others run one after the other in the same threads, and load what they share once.
      pool: isAlone ? ("forks" as const) : ("threads" as const),
      isolate: isAlone,
      // Longer than any test takes, also beside other work: what hangs is ended, what is slow is not called wrong.
      testTimeout: 240_000,
      hookTimeout: 300_000,
      // As `waitUntil` has it.
      expect: { poll: { timeout: 45_000 } },
    },
  };
}

/** Each takes a minute or more: begun last, the longest would be waited for alone. */
const longest =
  /\/(?:drill-faults|authorization-matrix|shutdown|guarded-addresses|demo|drill|worker-outage)\.test\.ts$/;

/** Without times of a former run, Vitest begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}

export default defineConfig({
  test: {
    projects: [
      project("web", { isBuilt: true, isAlone: false }),
      project("web, alone", { isBuilt: true, isAlone: true }),
      project("node", { isBuilt: false, isAlone: false }),
      project("node, alone", { isBuilt: false, isAlone: true }),
    ],
    // Not in each project, so that it is done once.
    globalSetup: "tests/support/database/database-setup.ts",
    sequence: { sequencer: LongestFirst },
    // Twice the cores of the smallest machine: with three, half of it waits for a program, a mail or a clock.
    maxWorkers: 4,
  },
});
