import { rmSync } from "node:fs";
import { join } from "node:path";
import { neededInProduction, readLockedPackages } from "../../tools/checks/lock-file.ts";

/**
 * Deletes the packages that nothing needs in production. `npm ci --omit=dev` leaves those that another package could make use
 * of, such as a test runner and a compiler, and the parts of these.
 */
const root = join(import.meta.dirname, "../..");
const packages = readLockedPackages(root);
const needed = neededInProduction(packages);
const unneeded = Object.keys(packages).filter(
  (place) => place.includes("node_modules/") && !needed.has(place),
);
for (const place of unneeded) rmSync(join(root, place), { recursive: true, force: true });
console.log(`${needed.size} packages are needed, ${unneeded.length} are not`);
