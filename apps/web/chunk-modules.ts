import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const file = join(import.meta.dirname, "build/chunk-modules.json");

/** Records which modules each file of the browser build contains. */
export function listChunkModules(): Plugin {
  return {
    name: "list-chunk-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((made) => {
        if (made.type !== "chunk") return [];
        const used = Object.entries(made.modules).filter(([, module]) => module.renderedLength > 0);
        return [[`/${made.fileName}`, used.map(([id]) => moduleName(id))]];
      });
      writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

/** Keyed by the file's path, as a page refers to it. */
export function readChunkModules(): Record<string, string[] | undefined> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The path within the project; virtual modules of plugins keep their name. */
export function moduleName(id: string): string {
  return id.startsWith("/") ? relative(root, id) : id;
}
