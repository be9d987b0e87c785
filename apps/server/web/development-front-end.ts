import { join } from "node:path";
import type { WebOptions } from "@takujo/web/server";
import type { FrontEnd, FrontEndParts } from "./front-end.ts";

const webFolder = join(import.meta.dirname, "../../web");

/** Runs Vite inside this process; source files are compiled on request. */
export async function loadDevelopmentFrontEnd({
  server: httpServer,
}: Pick<FrontEndParts, "server">): Promise<FrontEnd> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, "vite.config.ts"),
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  const load = () =>
    vite.ssrLoadModule("/server.ts") as Promise<typeof import("@takujo/web/server")>;
  const loadRoutes = async (address: string) => {
    const { loadRoutesFor } = await vite.ssrLoadModule("/load-routes.ts");
    await loadRoutesFor(address);
  };
  const first = await load();
  return {
    createWeb(options: WebOptions) {
      const web = first.createWeb(options);
      return {
        ...web,
        // Loaded again for each request, so that edits take effect at once.
        fetch: async (request) => {
          await loadRoutes(request.url);
          return (await load()).createWeb(options).fetch(request);
        },
      };
    },
    buildId: "development",
    early: [
      (path, request, response) => {
        if (!isViteAddress(path)) return false;
        vite.middlewares(request, response);
        return true;
      },
    ],
    close: () => vite.close(),
  };
}

/** Addresses that Vite serves: source files, its own scripts, packages, and files of public/. */
function isViteAddress(path: string): boolean {
  return (
    /^\/(?:@|app\/|node_modules\/|\.\.\/|__(?!manifest$))/.test(path) ||
    /\.(?:png|ico|woff2)$/.test(path) ||
    path === "/favicon.svg"
  );
}
