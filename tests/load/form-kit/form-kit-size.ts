import { join } from "node:path";
import { measureAdded } from "../../../apps/web/added-size.ts";
import { readChunkModules } from "../../../apps/web/chunk-modules.ts";
import type { PageScripts } from "../page-scripts.ts";

export interface FormKitSize {
  /** Added to a page with a form of a few text fields, and with every field there is. */
  plainBytes: number;
  wholeBytes: number;
  /** Pages without a form that load modules of the kit; there should be none. */
  astray: { path: string; modules: string[] }[];
}

const kit =
  /^(?:apps\/web\/app\/(?:ui|shell)\/form|packages\/contracts\/rules|node_modules\/zod)\//;

/** Of the production build: what a form adds to the home page, which has none. */
export async function measureFormKit(pages: PageScripts[]): Promise<FormKitSize> {
  const chunks = readChunkModules();
  const modulesOn = ({ files }: PageScripts) =>
    files.flatMap(({ path }) => modulesOf(path, chunks));
  const home = pages.find(({ path }) => path === "/");
  if (!home) throw new Error("there is no home page");
  const present = new Set(modulesOn(home));
  const measure = (entry: string) => measureAdded(join(import.meta.dirname, entry), present);
  return {
    plainBytes: await measure("plain-form.ts"),
    wholeBytes: await measure("every-field.ts"),
    astray: pages
      .filter(({ hasForm }) => !hasForm)
      .map((page) => ({
        path: page.path,
        modules: modulesOn(page).filter((name) => kit.test(name)),
      }))
      .filter(({ modules }) => modules.length > 0),
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
