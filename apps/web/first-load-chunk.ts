import { join } from "node:path";

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page starts from. */
const starts = [
  "entry.client.tsx",
  "shell/document.tsx",
  "shell/error/error-screen.tsx",
  "shell/client-middleware.ts",
  // Small, and on nearly every page: as files of their own they would be twice as large.
  "shell/num.tsx",
  "shell/text-language.tsx",
  "shell/static-html.tsx",
  "ui/kern.tsx",
  "ui/tag.tsx",
].map((file) => join(import.meta.dirname, "app", file));

let firstLoad: Set<string> | undefined;

/**
 * Two files for what every page loads, instead of some twenty that compress badly one by one:
 * the framework, which stays the same over many builds, and the shell. Pages keep their own.
 */
export function firstLoadChunk(id: string, context: ChunkingContext): string | null {
  firstLoad ??= reachable(context);
  if (!firstLoad.has(id)) return null;
  return id.includes("/node_modules/") ? "framework" : "shell";
}

/** Only static imports: what is imported on demand is not part of the first load. */
function reachable(context: ChunkingContext): Set<string> {
  const found = new Set(starts);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
