import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askForProductionLibraries } from "../env.ts";
import { createStaticFiles } from "../http/static-files.ts";
import type { FrontEnd } from "./front-end.ts";

const build = join(import.meta.dirname, "../../web/build");

/** Loads the output of `npm run build`. */
export async function loadBuiltFrontEnd(): Promise<FrontEnd> {
  const idFile = join(build, "build-id");
  if (!existsSync(idFile)) throw new Error("The front end is not built. Run: npm run build");
  askForProductionLibraries();
  const { createWeb } = await import("@takujo/web/server");
  return {
    createWeb,
    buildId: readFileSync(idFile, "utf8").trim(),
    early: [createStaticFiles(join(build, "client"))],
  };
}
