import { join } from "node:path";
import { measureAdded } from "../../../apps/web/added-size.ts";
import { readChunkModules } from "../../../apps/web/chunk-modules.ts";
import type { ScriptSize } from "../script-size.ts";

export interface FormKitSize {
  /** Added to a page with a form of a few text fields, and with every field there is. */
  plainBytes: number;
  wholeBytes: number;
  /** Modules of the kit that a page without a form loads; there should be none. */
  astray: string[];
}

const kit =
  /^(?:apps\/web\/app\/(?:ui|shell)\/form|packages\/contracts\/rules|node_modules\/zod)\//;

/** Of the production build: the page without a form is the one whose scripts are given. */
export async function measureFormKit({ files }: ScriptSize): Promise<FormKitSize> {
  const chunks = readChunkModules();
  const present = new Set(files.flatMap(({ path }) => modulesOf(path, chunks)));
  const measure = (entry: string) => measureAdded(join(import.meta.dirname, entry), present);
  return {
    plainBytes: await measure("plain-form.ts"),
    wholeBytes: await measure("every-field.ts"),
    astray: [...present].filter((name) => kit.test(name)),
  };
}

/** The router writes its list of routes itself: data, made from no module. */
const routeList = /^\/assets\/manifest-\w+\.js$/;

function modulesOf(path: string, chunks: Record<string, string[] | undefined>): string[] {
  if (routeList.test(path)) return [];
  const modules = chunks[path];
  if (!modules) throw new Error(`The build does not say what ${path} was made from`);
  return modules;
}
