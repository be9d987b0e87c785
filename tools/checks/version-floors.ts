import type { LockedPackages } from "./lock-file.ts";

/** Below these, each has a published hole. */
const floors: Record<string, string> = {
  "better-auth": "1.6.22",
  "@better-auth/passkey": "1.4.0",
  "react-router": "8.3.0",
  hono: "4.12.21",
  nodemailer: "9.0.1",
};

/** Every copy counts, also those that another package brings along. */
export function findVersionsBelowFloors(packages: LockedPackages): string[] {
  const installed = Object.entries(packages).map(([path, { version = "" }]) => ({
    name: path.split("node_modules/").at(-1) ?? "",
    path,
    version,
  }));
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = installed.filter((copy) => copy.name === name);
    if (copies.length === 0) return [`${name} is not in the lock file; take its floor away`];
    return copies
      .filter(({ version }) => isBelow(version, floor))
      .map(({ path, version }) => `${path} is ${version}, at least ${floor} is needed`);
  });
}

/** A version before a release (1.6.22-beta.1) counts as below it. */
function isBelow(version: string, floor: string): boolean {
  const [numbers = "", preview] = version.split("-", 2);
  const found = numbers.split(".").map(Number);
  const wanted = floor.split(".").map(Number);
  const differing = wanted.findIndex((part, index) => part !== (found[index] ?? 0));
  if (differing === -1) return preview !== undefined;
  return (found[differing] ?? 0) < (wanted[differing] ?? 0);
}
