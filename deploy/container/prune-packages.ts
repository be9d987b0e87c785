import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Deletes the packages that nothing needs in production. `npm ci --omit=dev` leaves those that another package could make use
 * of, such as a test runner and a compiler, and the parts of these.
 */
const root = join(import.meta.dirname, "../..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const { packages } = lock;

/** Where a package finds another: beside itself, or above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const place = join(folder, "node_modules", name);
    if (packages[place]) return place;
    if (folder === "") return undefined;
  }
}

function neededBy({ dependencies, optionalDependencies, ...locked }: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

// The last is the project itself, whose commands migrate and seed.
const needed = new Set(["apps/server", "apps/worker", "packages/db", ""]);
for (const place of needed) {
  const locked = packages[place] ?? {};
  if (locked.link && locked.resolved) needed.add(locked.resolved);
  for (const name of neededBy(locked)) {
    const found = placeOf(name, place);
    if (found) needed.add(found);
  }
}
const unneeded = Object.keys(packages).filter(
  (place) => place.includes("node_modules/") && !needed.has(place),
);
for (const place of unneeded) rmSync(join(root, place), { recursive: true, force: true });
console.log(`${needed.size} packages are needed, ${unneeded.length} are not`);
