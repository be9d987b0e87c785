import type { APIRequestContext } from "@playwright/test";

interface BuildManifest {
  routes: Record<string, string[]>;
}

/** The address of the script that holds a route's page. */
export async function routeModule(request: APIRequestContext, routeId: string): Promise<string> {
  const { id } = await (await request.get("/builds/latest.json")).json();
  const manifest: BuildManifest = await (await request.get(`/builds/meta/${id}.json`)).json();
  const [module] = manifest.routes[routeId] ?? [];
  if (!module) throw new Error(`The build has no route ${routeId}`);
  return module;
}
