import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";

const maxLines = 350;
const source = /\.(?:ts|tsx)$/;
const mayBeLong = /(?:\.test\.|\.spec\.|generated\/|messages\/|seed\/|packages\/db\/schema\.ts)/;

export function trackedFiles(): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}

/** A file past this length is usually two rooms. */
export function findLongFiles(): string[] {
  return trackedFiles()
    .filter((file) => source.test(file) && !mayBeLong.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n").length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file}: ${lines} lines`);
}

/** Every installation uses its own registry. */
export function findRegistryAddresses(): string[] {
  return readFileSync(join(root, "package-lock.json"), "utf8")
    .split("\n")
    .filter((line) => /"resolved": "https?:/.test(line));
}

const readsEnvironment = /process\.env\b/;
const mayReadEnvironment = /(?:^|\/)(?:build-)?env\.ts$/;

/** The environment is read in env.ts files only, so that a missing setting is found at boot. */
export function findStrayEnvironment(): string[] {
  return trackedFiles().filter(
    (file) =>
      source.test(file) &&
      !mayReadEnvironment.test(file) &&
      !mayBeLong.test(file) &&
      file !== "tools/checks/files.ts" &&
      readsEnvironment.test(readFileSync(join(root, file), "utf8")),
  );
}
