import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";

/** Where a path in a text may begin, besides the root. */
const shortForms = ["", "apps/web/app/", "apps/web/", "packages/", "tests/"];
const inBackticks = /`([^`\n]+)`/g;
/** A folder or file as people write it: with a slash, and a name that ends like one of ours or with a slash. */
const looksLikePath = /^\.?[\w@-][\w@./*-]*\/(?:[\w.*-]+\.(?:tsx?|css|md|json|sql|svg|sh|js))?$/;

/** Names in backticks that look like a path of this project, and lead nowhere. */
export function findBrokenPaths(text: string, files: readonly string[]): string[] {
  const places = new Set(files);
  for (const file of files) {
    const parts = file.split("/");
    for (let length = 1; length < parts.length; length++) {
      places.add(`${parts.slice(0, length).join("/")}/`);
    }
  }
  const exists = (path: string) =>
    path.includes("*")
      ? files.some((file) => expressionOf(path).test(file))
      : shortForms.some((form) => places.has(form + path)) || endsSome(files, path);
  return [...text.matchAll(inBackticks)]
    .map(([, name = ""]) => name)
    .filter((name) => looksLikePath.test(name) && !isElsewhere.test(name) && !exists(name));
}

/** Made when the project runs, or of another place. */
const isElsewhere = /^(?:\.|node_modules\/|build\/|test-results\/|@|https?:)|(?:^|\/)build\//;

/** A file may be named by the end of its path, as readers of the same paragraph do. */
const endsSome = (files: readonly string[], path: string) =>
  files.some(
    (file) => file.endsWith(`/${path}`) || (path.endsWith("/") && file.includes(`/${path}`)),
  );

const expressionOf = (pattern: string) =>
  new RegExp(
    `(?:^|/)${pattern
      .replaceAll(".", "\\.")
      .replaceAll("**/", "(?:.+/)?")
      .replaceAll(/(?<!\.)\*/g, "[^/]*")}`,
  );

export function findBrokenDocPaths(): string[] {
  const files = trackedFiles();
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      findBrokenPaths(readFileSync(join(root, file), "utf8"), files).map(
        (path) => `${file}: ${path}`,
      ),
    );
}
