import { join } from "node:path";
import { isNamedJsx } from "./named-jsx.ts";

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const inApp = (file: string) => join(import.meta.dirname, "app", file);

/** The entry points of every page. */
const starts = [
  "entry.client.tsx",
  "shell/document.tsx",
  "shell/error/error-screen.tsx",
  "shell/routing/client-middleware.ts",
  // Small, and on nearly every page: as separate files they would be twice as large.
  "shell/text/num.tsx",
  "shell/text/text-language.tsx",
  "ui/text/kern.tsx",
  "ui/action/tag.tsx",
  "ui/action/more-link.tsx",
  "ui/feedback/callout.tsx",
  "ui/layout/cover.tsx",
  "ui/layout/panel.tsx",
  "ui/layout/section-head.tsx",
].map(inApp);

/** Small parts that pages show together: one file for each group, for the same reason. */
const parts = new Map(
  Object.entries({
    // For the home page, the list of events and each event's page.
    "event-parts": [
      "routes/event/event-language.tsx",
      "routes/event/item/event-tile.tsx",
      "routes/event/live-link.tsx",
      "routes/event/poll-seats.ts",
      "routes/event/seat-words.tsx",
      "routes/event/seats-badge.tsx",
      "routes/event/session-seats.ts",
      "routes/event/use-seats.ts",
      "ui/event/box-spec.tsx",
      "ui/event/event-card.tsx",
      "ui/event/event-date.tsx",
      "ui/event/seat-pips.tsx",
    ],
    "seat-parts": ["ui/seat/seat-legend.tsx", "ui/seat/table-diagram.tsx"],
    "place-parts": ["shell/map-address.ts", "shell/map-link.tsx", "shell/site/area-map.tsx"],
  }).flatMap(([name, files]) => files.map((file) => [inApp(file), name] as const)),
);

let firstLoad: Set<string> | undefined;

/**
 * Two files for what every page loads, instead of some twenty that compress badly one by one: the framework, which
 * rarely changes between builds, and the shell. Pages have their own files.
 */
export function firstLoadChunk(id: string, context: ChunkingContext): string | null {
  firstLoad ??= reachable(context);
  if (!firstLoad.has(id)) return null;
  return id.includes("/node_modules/") || isNamedJsx(id) ? "framework" : "shell";
}

/** After the first load has its parts: a file also takes what its parts import. */
export const partsChunk = (id: string): string | null => parts.get(id) ?? null;

/** Static imports only: dynamic ones are not part of the first load. */
function reachable(context: ChunkingContext): Set<string> {
  const found = new Set(starts);
  for (const id of found) {
    const module = context.getModuleInfo(id);
    if (!module && starts.includes(id)) throw new Error(`${id} is part of no page any more`);
    for (const imported of module?.importedIds ?? []) found.add(imported);
  }
  return found;
}
