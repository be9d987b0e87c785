import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface LockedPackage {
  version?: string;
  /** To a folder of the project, which `resolved` names. */
  link?: boolean;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
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
      .filter(([name]) => !placeOf(packages, name, place))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Where a package finds another: within itself, or beside it, or above. */
export function placeOf(packages: LockedPackages, name: string, from: string): string | undefined {
  const own = `${from && `${from}/`}node_modules/${name}`;
  if (packages[own]) return own;
  if (from === "") return undefined;
  const above = from.lastIndexOf("node_modules/");
  return placeOf(packages, name, above <= 0 ? "" : from.slice(0, above - 1));
}
