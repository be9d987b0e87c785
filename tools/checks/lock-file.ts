import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface LockedPackage {
  version?: string;
  license?: string;
  /** To a folder of the project, which `resolved` names. */
  link?: boolean;
  resolved?: string;
  /** What the package's content must hash to. */
  integrity?: string;
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

/** What npm would install without seeing that it is what was locked. Folders of the project have no checksum. */
export const withoutChecksum = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([place, { link, integrity }]) => isInstalled(place) && !link && !integrity)
    .map(([place]) => place);

const isInstalled = (place: string) => /(?:^|\/)node_modules\//.test(place);

/** Where the packages stand that the image needs: server, worker, database, and the project itself, whose commands migrate and seed. */
export function neededInProduction(packages: LockedPackages): Set<string> {
  const needed = new Set(["apps/server", "apps/worker", "packages/db", ""]);
  for (const place of needed) {
    const locked = packages[place] ?? {};
    if (locked.link && locked.resolved) needed.add(locked.resolved);
    for (const name of neededBy(locked)) {
      const found = placeOf(packages, name, place);
      if (found) needed.add(found);
    }
  }
  return needed;
}

function neededBy({ dependencies, optionalDependencies, ...locked }: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}
