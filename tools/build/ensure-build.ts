import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../env.ts";
import { type CommandOptions, runOrFail } from "../run-command.ts";

const sources = ["apps/web", "packages/contracts", "packages/i18n"];
const notSource = /\/web\/build$|\/(?:node_modules|\.react-router)$|\.test\.tsx?$/;

let asked: Promise<void> | undefined;

/**
 * Builds the front end unless the last build is newer than its sources. Called where servers are started, so that other
 * commands need not wait for it. A process checks once; of several processes one builds while the others wait.
 */
export function ensureBuild(options: CommandOptions = {}): Promise<void> {
  asked ??= buildIfOld(options);
  return asked;
}

async function buildIfOld(options: CommandOptions): Promise<void> {
  if (isBuilt()) return;
  await withLock(join(root, "node_modules/.cache/build.lock"), async () => {
    if (!isBuilt()) await runOrFail(process.execPath, ["tools/build.ts"], options);
  });
}

function isBuilt(): boolean {
  const idFile = join(root, "apps/web/build/build-id");
  const builtAt = existsSync(idFile) ? statSync(idFile).mtimeMs : 0;
  return sources.every((folder) => newestChange(join(root, folder)) < builtAt);
}

function newestChange(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (notSource.test(path)) continue;
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** The file names the process that holds the lock. A process that has ended holds nothing. */
export async function withLock(file: string, run: () => Promise<void>): Promise<void> {
  mkdirSync(join(file, ".."), { recursive: true });
  while (!take(file)) await pause(200);
  try {
    await run();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  const holder = existsSync(file) ? readFileSync(file, "utf8") : "";
  // The file exists, but its holder is not written yet.
  if (holder === "") return true;
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
