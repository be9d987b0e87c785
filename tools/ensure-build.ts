import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./env.ts";
import { type CommandOptions, runOrFail } from "./run-command.ts";

const sources = ["apps/web", "packages/contracts", "packages/i18n"];
const notSource = /\/web\/build$|\/(?:node_modules|\.react-router)$|\.test\.tsx?$/;

/** Builds the front end unless the last build is newer than everything it was made from. */
export async function ensureBuild(options: CommandOptions = {}): Promise<void> {
  const idFile = join(root, "apps/web/build/build-id");
  const builtAt = existsSync(idFile) ? statSync(idFile).mtimeMs : 0;
  if (sources.every((folder) => newestChange(join(root, folder)) < builtAt)) return;
  await runOrFail(process.execPath, ["tools/build.ts"], options);
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
