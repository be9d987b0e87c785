import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { type LockedPackage, type LockedPackages, missingParts } from "./lock-file.ts";

/**
 * Adds the parts for other systems that npm left out of the lock, as far as their names tell what they are for. They have no checksum:
 * where the registry has them, `npm install --package-lock-only` without a lock writes them whole.
 */
const systems = ["darwin", "win32", "linux", "android", "freebsd", "openharmony"];
const machines = "x64 arm64 ia32 arm ppc64 riscv64 s390x loong64 wasm32".split(" ");

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: LockedPackages };
const missing = missingParts(lock.packages);
for (const { name, version, dev } of missing) {
  const words = name.replace("windows", "win32").split(/[/-]/);
  const cpu = machines.filter((machine) => words.includes(machine));
  const os = systems.filter((system) => words.includes(system));
  const part: LockedPackage = {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
  lock.packages[`node_modules/${name}`] = part;
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en")),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${missing.length} parts for other systems to package-lock.json`);
