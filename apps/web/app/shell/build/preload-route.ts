import { reloadOnce } from "./reload-guard.ts";

export const preloadErrorEvent = "takujo:preload-error";

/**
 * Imports the parts of the next page. If one is gone after a deploy, that is announced as an event; then the
 * wanted page is loaded as a document, unless that has just been tried.
 */
export async function preloadRoute(routeIds: string[], wanted: string): Promise<void> {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const modules = routeIds.flatMap((id) => routes[id]?.module ?? []);
  try {
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
  } catch (error) {
    window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }));
    if (reloadOnce(wanted)) await new Promise(() => {});
    throw error;
  }
}
