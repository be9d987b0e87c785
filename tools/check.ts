import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { findUnmarkedContracts } from "./checks/contract-marks.ts";
import { findBrokenDocPaths } from "./checks/doc-paths.ts";
import { findDrift } from "./checks/drift.ts";
import {
  findLongFiles,
  findRegistryAddresses,
  findStrayEnvironment,
  trackedFiles,
} from "./checks/files.ts";
import { findHtmlStrings } from "./checks/html-strings.ts";
import { missingParts, readLockedPackages, withoutChecksum } from "./checks/lock-file.ts";
import { findUnsafeExpressions } from "./checks/regular-expressions.ts";
import { onNewFiles, unlessAsBefore } from "./checks/remembered.ts";
import {
  describeRooms,
  findArrowsUp,
  findLargeFolders,
  listRooms,
  readRooms,
} from "./checks/rooms.ts";
import { findBritishWords } from "./checks/spelling.ts";
import { findVenueWords } from "./checks/venue-words.ts";
import { findVersionsBelowFloors } from "./checks/version-floors.ts";
import { findWaitingPromises } from "./checks/waiting-promises.ts";
import { findStrayWords } from "./checks/words.ts";
import { root } from "./env.ts";
import { runCommand } from "./run-command.ts";

interface Check {
  name: string;
  /** The fault; undefined if there is none. */
  run: () => Promise<string> | string;
  mend: string;
  /** Needs the generated route types. */
  needsRouteTypes?: boolean;
}

const command =
  (program: string, ...args: string[]) =>
  async () => {
    const { code, output } = await runCommand(program, args, { quiet: true });
    return code === 0 ? "" : output;
  };
const list = (find: () => string[] | Promise<string[]>) => async () => (await find()).join("\n");

/** Command lines have a maximum length. */
const maxArguments = 500;
/** Our rules look at one file at a time, so files that were found clean need not be checked again. */
const formatAndLint = list(() =>
  onNewFiles("format-and-lint", trackedFiles(), async (news) => {
    const places = news.length > maxArguments ? ["."] : news;
    const fault = await command("biome", "ci", "--no-errors-on-unmatched", ...places)();
    return fault ? [fault] : [];
  }),
);

const checks: Check[] = [
  {
    name: "route types",
    run: command("react-router", "typegen", "apps/web"),
    mend: "look at apps/web/app/routes.ts",
  },
  { name: "format and lint", run: formatAndLint, mend: "npm run format" },
  {
    name: "types",
    needsRouteTypes: true,
    // Remembers what it found, so that the next check looks only at what changed.
    run: command(
      "node_modules/@typescript/native/bin/tsc",
      "-p",
      ".",
      // Each of several checkers would work out the same large types (of routes and tables) for itself.
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.tsbuildinfo",
    ),
    mend: "mend the types above",
  },
  {
    name: "dropped promises",
    needsRouteTypes: true,
    run: () =>
      unlessAsBefore(
        "dropped-promises",
        /^(?:apps|packages)\/.*(?<!\.test)\.tsx?$/,
        command("oxlint", "apps", "packages"),
      ),
    mend: "await it, or catch what it may throw; `void` only where nothing can be lost",
  },
  {
    name: "waiting promises",
    run: list(findWaitingPromises),
    mend: "put it into one Promise.all with what is awaited before it",
  },
  {
    name: "rules of direction",
    run: () =>
      unlessAsBefore(
        "rules-of-direction",
        /^(?:apps|packages|tools|tests)\//,
        command(
          "depcruise",
          "--config",
          ".dependency-cruiser.cjs",
          ...["apps", "packages", "tools", "tests"],
        ),
      ),
    mend: "see the comment of the rule in .dependency-cruiser.cjs",
  },
  {
    name: "dead code",
    needsRouteTypes: true,
    // Commands in workflows and in containers use packages too.
    run: () => unlessAsBefore("dead-code", /(?<!\.md)$/, command("knip")),
    mend: "delete what nothing uses",
  },
  {
    name: "generated code",
    run: () =>
      unlessAsBefore(
        "generated-code",
        /^(?:apps|packages|tools)\/|^docs\/form-rules\.md$/,
        list(findDrift),
      ),
    mend: "npm run generate",
  },
  {
    name: "migrations",
    run: command("sh", "tools/checks/lint-migrations.sh"),
    mend: "see https://squawkhq.com/docs/rules for the rule named above",
  },
  {
    name: "migrations that take away",
    run: list(findUnmarkedContracts),
    mend: "add `-- contract: nothing since 0.0.0 uses …` if that is so; see Migrations in CONTRIBUTING.md",
  },
  {
    name: "words outside the message sets",
    run: list(findStrayWords),
    mend: "move them to packages/i18n/messages",
  },
  {
    name: "HTML in strings",
    run: list(findHtmlStrings),
    mend: "make it a component; what the API sanitized is put in by <Html>",
  },
  {
    name: "words about one venue",
    run: list(findVenueWords),
    mend: "make it a setting of the site, with a neutral text in its place",
  },
  {
    name: "American spelling",
    run: list(findBritishWords),
    mend: "write the word after the colon; a name or a value of the API stands in backticks",
  },
  {
    name: "regular expressions",
    run: list(findUnsafeExpressions),
    mend: "write it so that hostile text cannot slow it down, or without an expression",
  },
  { name: "environment", run: list(findStrayEnvironment), mend: "read it in an env.ts" },
  {
    name: "paths in the docs",
    run: list(findBrokenDocPaths),
    mend: "name the file where it stands now",
  },
  {
    name: "imports back up",
    run: list(() => findArrowsUp(readRooms())),
    mend: "move what both parts need to the part below, or to shell/",
  },
  {
    name: "folder size",
    run: list(() => findLargeFolders(readRooms())),
    mend: "sort its files into folders by subject",
  },
  { name: "file length", run: list(findLongFiles), mend: "split the file" },
  {
    name: "lock file",
    run: list(findRegistryAddresses),
    mend: "npm install (with the project's .npmrc)",
  },
  {
    name: "parts for other systems",
    run: list(() =>
      missingParts(readLockedPackages(root)).map(({ name }) => `${name} is not in the lock`),
    ),
    mend: "node tools/checks/complete-lock.ts",
  },
  {
    name: "checksums in the lock",
    run: list(() =>
      withoutChecksum(readLockedPackages(root)).map((place) => `${place} has no "integrity"`),
    ),
    mend: "npm install --package-lock-only, from a registry that has the package",
  },
  {
    name: "version floors",
    run: list(() => findVersionsBelowFloors(readLockedPackages(root))),
    mend: "npm install <package>@<newer>, in the workspace that needs it",
  },
];

/** Each check's end, by its name. */
const ends = new Map<string, Promise<string>>();
const waiting = [...checks];

async function carryOut({ name, run, needsRouteTypes }: Check): Promise<string> {
  if (needsRouteTypes) await ends.get("route types");
  const startedAt = Date.now();
  // One that cannot run at all does not hide the others.
  const fault = await Promise.resolve()
    .then(run)
    .catch((error: Error) => error.message);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${fault ? "✗" : "✓"} ${name} (${seconds} s)`);
  return fault;
}

/** Runs waiting checks one after another; several of these run side by side. */
async function takeTurns(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const end = carryOut(check);
    ends.set(check.name, end);
    await end;
  }
}

async function runChecks(): Promise<number> {
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  // The lines above come as checks end; their faults always in the order of the list.
  let failed = 0;
  for (const { name, mend } of checks) {
    const fault = await ends.get(name);
    if (!fault) continue;
    failed++;
    console.log(`\n✗ ${name}\n${fault}\n  To mend: ${mend}`);
  }
  return failed;
}

const { values } = parseArgs({
  options: {
    /** Checks nothing, and lists the folders and imports that the figures are about. */
    rooms: { type: "boolean" },
  },
});
if (values.rooms) {
  const rooms = readRooms();
  console.log(`${describeRooms(rooms)}\n${listRooms(rooms)}`);
} else {
  const failed = await runChecks();
  console.log(describeRooms(readRooms()));
  console.log(failed === 0 ? "All checks passed" : `${failed} of ${checks.length} checks failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
