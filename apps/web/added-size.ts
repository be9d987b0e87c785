import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { moduleName } from "./chunk-modules.ts";

/** Gzipped bytes of JavaScript that the entry adds to a page that already has these modules. */
export async function measureAdded(entry: string, present: ReadonlySet<string>): Promise<number> {
  const withoutPresent: Plugin = {
    name: "without-present",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && present.has(moduleName(found.id)) ? { ...found, external: true } : found;
    },
  };
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [withoutPresent],
    build: {
      target: "es2023",
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in built)) throw new Error("One build was expected");
  return built.output
    .map((made) => (made.type === "chunk" ? gzipSync(made.code, { level: 9 }).length : 0))
    .reduce((sum, bytes) => sum + bytes, 0);
}
