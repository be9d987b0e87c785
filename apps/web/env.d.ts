/// <reference types="vite/client" />

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export const assets: ServerBuild["assets"];
  export = build;
}

interface Window {
  /** Set by the router in the document: the module of each route, and the layout around it. */
  __reactRouterManifest?: {
    routes: Record<string, { module: string; parentId?: string } | undefined>;
  };
}
