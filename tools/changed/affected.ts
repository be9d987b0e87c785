/** Which tests a change may break. Where it is not plain, more of them. */
export type Affected = "all" | string[];

const unitTest = /\.test\.tsx?$/;
const spec = /^tests\/e2e\/.*\.spec\.ts$/;
/** Read only by people, GitHub and other tools. */
const inert = /^(?:docs|shots|\.github|\.ci)\/|^[A-Z_]+(?:\.ja)?\.md$|^LICENSE$|^renovate\.json$/;

/** Tests that read such files from the disk, where no import tells of them. */
const readers: [RegExp, string[]][] = [
  [/^handbook\//, ["tools/handbook/"]],
  [/^deploy\/|^compose[\w.]*\.yaml$|^Containerfile$/, ["tests/integration/"]],
  [/^docs\/|^[A-Z_]+(?:\.ja)?\.md$/, ["tests/integration/", "tools/"]],
  [inert, []],
  [/^tests\/e2e\//, []],
];

/**
 * Tests besides those that import a changed file, which Vitest finds. No import tells what a program loads, so tests of
 * running programs (all of `tests/integration`, and those of `apps` that start a server) are included. Changes of other
 * files than TypeScript, and of what all tests use, affect all.
 */
export function affectedUnitTests(changed: readonly string[]): Affected {
  const found = new Set<string>();
  for (const file of changed) {
    const reader = readers.find(([pattern]) => pattern.test(file));
    if (reader) for (const folder of reader[1]) found.add(folder);
    else if (!/\.tsx?$/.test(file) || /^tests\/support\/|^[^/]+$/.test(file)) return "all";
    else if (/^(?:apps|packages)\//.test(file) && !unitTest.test(file)) {
      found.add("tests/integration/");
      found.add("apps/web/app/resources/reception-worker.test.ts");
    }
  }
  return [...found].sort();
}

/** Where specs open pages of these routes; those of `site` open all of them. */
const foldersByRoute: Record<string, string[]> = {
  admin: ["account", "admin", "booking", "content", "site"],
  auth: ["account", "admin", "auth", "booking", "site"],
  event: ["account", "admin", "auth", "booking", "content", "site"],
  gallery: ["development"],
  reception: ["booking", "site"],
  reservation: ["account", "admin", "auth", "booking", "site"],
  setup: ["site"],
  user: ["account", "admin", "auth", "booking", "site"],
};
const publicFolders = ["content", "site"];

/** A spec that changed itself, the folders of a route that changed; for what pages share, all. */
export function affectedSpecs(changed: readonly string[]): Affected {
  const found = new Set<string>();
  for (const file of changed) {
    const route = /^apps\/web\/app\/routes\/([^/]+)\//.exec(file)?.[1];
    if (isOutsideOfPages(file)) continue;
    if (spec.test(file)) found.add(file);
    else if (route) {
      for (const folder of foldersByRoute[route] ?? publicFolders)
        found.add(`tests/e2e/${folder}/`);
    } else return "all";
  }
  return [...found].sort();
}

const isOutsideOfPages = (file: string) =>
  inert.test(file) ||
  unitTest.test(file) ||
  /^(?:handbook|deploy|tests\/(?:integration|load))\//.test(file) ||
  /^tools\/(?:changed|checks|handbook|release|requirements|shots)\//.test(file);
