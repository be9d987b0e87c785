import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../env.ts";
import { generate, generatedPaths } from "../generate.ts";

/** Generates everything in another folder and lists files that differ from the committed ones. */
export async function findDrift(): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), "takujo-drift-"));
  try {
    await generate(fresh);
    const committed = contents(root);
    const wanted = contents(fresh);
    const names = new Set([...committed.keys(), ...wanted.keys()]);
    return [...names].filter((name) => committed.get(name) !== wanted.get(name));
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

function contents(base: string): Map<string, string> {
  const files = generatedPaths.flatMap((path) => filesBelow(join(base, path)));
  return new Map(files.map((file) => [relative(base, file), readFileSync(file, "utf8")]));
}

function filesBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
