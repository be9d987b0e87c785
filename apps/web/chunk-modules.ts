import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const file = join(import.meta.dirname, "build/chunk-modules.json");

/** Writes down which modules each file of the browser's build was made from. */
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

/** By the path of the file, as a page names it. */
export function readChunkModules(): Record<string, string[] | undefined> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Its path within the project; what a plugin made up keeps its own name. */
export function moduleName(id: string): string {
  return id.startsWith("/") ? relative(root, id) : id;
}
