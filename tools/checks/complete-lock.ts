import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { runCommand, runOrFail } from "../run-command.ts";
import { type LockedPackage, type LockedPackages, missingParts } from "./lock-file.ts";

/**
 * Adds to the lock what npm left out: parts for other systems, and checksums, both from the registry. A part that the
 * registry lacks is not added, because nobody could verify what is installed under its name.
 */
type Described = LockedPackage & {
  integrity?: string;
  libc?: string[];
  license?: string;
  engines?: Record<string, string>;
};

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: LockedPackages };
const known = lock.packages as Record<string, Described>;
const incomplete = [
  ...missingParts(lock.packages).map(({ name, version, dev }) => ({
    place: `node_modules/${name}`,
    locked: { version, optional: true, ...(dev && { dev }) } as Described,
  })),
  ...Object.entries(known)
    .filter(
      ([place, { link, integrity }]) => place.includes("node_modules/") && !link && !integrity,
    )
    .map(([place, locked]) => ({ place, locked })),
];

const absent: string[] = [];
for (const { place, locked } of incomplete) {
  const name = `${place.split("node_modules/").at(-1)}@${locked.version}`;
  const found = await described(name);
  if (found) known[place] = { ...locked, ...found };
  else absent.push(name);
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en")),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
// npm itself adds what the parts depend on, and sorts the lock.
await runOrFail("npm", ["install", "--package-lock-only", "--loglevel=error"], { quiet: true });
console.log(`Completed ${incomplete.length - absent.length} packages in package-lock.json`);
if (absent.length > 0) {
  console.log(`The registry does not have:\n${absent.join("\n")}`);
  console.log("Take a version of what they are parts of that it has with all parts.");
  process.exitCode = 1;
}

/** What the registry says of one version, as far as the lock tells it; null if it has no such version. */
async function described(name: string): Promise<Described | null> {
  const { code, output } = await runCommand("npm", ["view", name, "--json", "--loglevel=silent"], {
    quiet: true,
  });
  if (code !== 0 || output.trim() === "") return null;
  const { version, dist, ...rest } = JSON.parse(output) as Described & {
    dist?: { integrity?: string };
  };
  if (!dist?.integrity) return null;
  const { cpu, libc, license, os, dependencies, engines } = rest;
  const told = { cpu, libc, license, os, dependencies, engines };
  return {
    ...(version && { version }),
    integrity: dist.integrity,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  };
}
