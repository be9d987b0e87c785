import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askForProductionLibraries } from "../env.ts";
import { createStaticFiles, readStaticFiles } from "../http/static-files.ts";
import type { FrontEnd, FrontEndParts } from "./front-end.ts";
import { createSharedAssets } from "./shared-assets.ts";

const build = join(import.meta.dirname, "../../web/build");

/** Loads the output of `npm run build`. */
export async function loadBuiltFrontEnd({
  storage,
  logger,
}: Pick<FrontEndParts, "storage" | "logger">): Promise<FrontEnd> {
  const idFile = join(build, "build-id");
  if (!existsSync(idFile)) throw new Error("The front end is not built. Run: npm run build");
  askForProductionLibraries();
  const buildId = readFileSync(idFile, "utf8").trim();
  const files = readStaticFiles(join(build, "client"));
  const shared = createSharedAssets({ storage, buildId, files, logger });
  const [{ createWeb }] = await Promise.all([import("@takujo/web/server"), shared.announce()]);
  return {
    createWeb,
    buildId,
    early: [createStaticFiles(files)],
    serveSharedAsset: shared.serve,
    close: async () => shared.stop(),
  };
}
