import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../../../tools/env.ts";

/** What is installed or built, and no part of what is changed. */
const built = ["apps/web/build", "apps/web/.react-router"];

/** Lends a copy of the project as it stands, in which files can be changed while it runs. */
export async function withScratchCopy<Result>(
  use: (folder: string) => Promise<Result>,
  { borrowsBuild = true } = {},
): Promise<Result> {
  const borrowed = [".node", ...(borrowsBuild ? built : [])];
  const folder = mkdtempSync(join(tmpdir(), "takujo-copy-"));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clean);
  try {
    copyFiles(folder);
    for (const path of borrowed) {
      if (!existsSync(join(root, path))) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(root, path), join(folder, path));
    }
    linkPackages(folder);
    return await use(folder);
  } finally {
    process.off("exit", clean);
    clean();
  }
}

function copyFiles(folder: string): void {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\n");
  for (const file of files) {
    if (file !== "" && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
}

/** Packages of others are those of the project; our own are those of the copy. */
export function linkPackages(folder: string): void {
  const workspaces = ["apps", "packages"].flatMap((name) =>
    readdirSync(join(folder, name)).map((workspace) => `${name}/${workspace}`),
  );
  const places = ["", ...workspaces];
  for (const place of places) {
    const installed = join(root, place, "node_modules");
    if (!existsSync(installed)) continue;
    mkdirSync(join(folder, place, "node_modules"), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === "@takujo") continue;
      symlinkSync(join(installed, name), join(folder, place, "node_modules", name));
    }
  }
  const own = join(folder, "node_modules/@takujo");
  mkdirSync(own);
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(own, workspace.split("/")[1] ?? ""));
  }
}
