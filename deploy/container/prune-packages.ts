import { rmSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, placeOf, readLockedPackages } from "../../tools/checks/lock-file.ts";

/**
 * Deletes the packages that nothing needs in production. `npm ci --omit=dev` leaves those that another package could make use
 * of, such as a test runner and a compiler, and the parts of these.
 */
const root = join(import.meta.dirname, "../..");
const packages = readLockedPackages(root);

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
    const found = placeOf(packages, name, place);
    if (found) needed.add(found);
  }
}
const unneeded = Object.keys(packages).filter(
  (place) => place.includes("node_modules/") && !needed.has(place),
);
for (const place of unneeded) rmSync(join(root, place), { recursive: true, force: true });
console.log(`${needed.size} packages are needed, ${unneeded.length} are not`);
