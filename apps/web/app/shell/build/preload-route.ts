import { reloadOnce } from "./reload-guard.ts";

export const preloadErrorEvent = "takujo:preload-error";

/** Imports the code of the next page and of the layout around it. */
export async function preloadRoute(routeId: string, wanted: string): Promise<void> {
  const known = window.__reactRouterManifest?.routes ?? {};
  const modules: string[] = [];
  for (let route = known[routeId]; route; route = known[route.parentId ?? ""]) {
    modules.push(route.module);
  }
  const load = (module: string) => import(/* @vite-ignore */ module);
  await loadPart(() => Promise.all(modules.map(load)), wanted);
}

/**
 * Imports the next page's modules. If they are missing after a deploy, an event is dispatched, and the
 * page is loaded as a document, unless that was just tried.
 */
export async function loadPart<Part>(load: () => Promise<Part>, wanted: string): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }));
    if (reloadOnce(wanted)) await new Promise(() => {});
    throw error;
  }
}
