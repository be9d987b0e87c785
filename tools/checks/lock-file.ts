import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

export function readLockedPackages(root: string): LockedPackages {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

/**
 * Parts for other systems that the lock lacks. npm leaves out what the registry does not have, as a mirror may not;
 * `npm ci` then refuses the lock.
 */
export function missingParts(packages: LockedPackages) {
  return Object.entries(packages).flatMap(([place, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(name, place).some((each) => packages[each]))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Where a package finds another: within itself, or beside it, or above. */
function placesOf(name: string, from: string): string[] {
  const above = from.lastIndexOf("node_modules/");
  const own = `${from && `${from}/`}node_modules/${name}`;
  return from === "" ? [own] : [own, ...placesOf(name, above <= 0 ? "" : from.slice(0, above - 1))];
}
