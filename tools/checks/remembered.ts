import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";

/** Deleted together with the packages by a fresh install. */
const folder = join(root, "node_modules/.cache/check");
/** What results depend on besides the checked files: the tools, their settings, and the checks themselves. */
const decisive =
  /^package-lock\.json$|(?:^|\/)package\.json$|^(?:biome|knip|tsconfig|\.oxlintrc)\.json$|^\.dependency-cruiser\.cjs$|^tools\/check(?:s\/.*)?\.ts$/;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
};

/** Of names and contents, in the order of the names. */
export function fingerprint(base: string, files: readonly string[]): string {
  const parts = files.toSorted().flatMap((file) => [file, readFileSync(join(base, file))]);
  return hash(process.version, ...parts);
}

let known: string | undefined;
function decisiveFingerprint(): string {
  known ??= fingerprint(
    root,
    trackedFiles().filter((file) => decisive.test(file)),
  );
  return known;
}

/** Remembered results, in a file that is replaced as a whole, so that concurrent checks cannot corrupt it. */
export function openMemory<Value>(name: string, place = folder) {
  const path = join(place, `${name}.json`);
  const all: Record<string, Value> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  return {
    all,
    save(entries: Record<string, Value>) {
      mkdirSync(place, { recursive: true });
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(entries));
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}

/** Skips a check whose files are unchanged since it last found nothing. Only for checks that read nothing else. */
export async function unlessAsBefore(
  name: string,
  inputs: RegExp,
  run: () => Promise<string>,
): Promise<string> {
  const files = trackedFiles().filter((file) => inputs.test(file));
  const memory = openMemory<string>(name);
  const now = hash(decisiveFingerprint(), fingerprint(root, files));
  if (memory.all.clean === now) return "";
  const fault = await run();
  if (!fault) memory.save({ clean: now });
  return fault;
}

/** Runs a check on files not yet found clean. Only for checks that judge each file by itself. */
export async function onNewFiles(
  name: string,
  files: readonly string[],
  run: (files: string[]) => Promise<string[]>,
): Promise<string[]> {
  const memory = openMemory<string>(name);
  const salt = decisiveFingerprint();
  const now = Object.fromEntries(
    files.map((file) => [file, hash(salt, readFileSync(join(root, file)))]),
  );
  const news = files.filter((file) => memory.all[file] !== now[file]);
  const faults = news.length === 0 ? [] : await run(news);
  // With any fault, all of these files are checked again.
  if (faults.length === 0) memory.save(now);
  return faults;
}
