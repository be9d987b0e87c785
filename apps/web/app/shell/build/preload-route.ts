import { reloadOnce } from "./reload-guard.ts";

export const preloadErrorEvent = "takujo:preload-error";

/** Imports the code of the next page. */
export async function preloadRoute(routeId: string, wanted: string): Promise<void> {
  const module = window.__reactRouterManifest?.routes[routeId]?.module;
  if (module) await loadPart(() => import(/* @vite-ignore */ module), wanted);
}

/**
 * Imports what the next page needs. If it is gone after a deploy, that is announced as an event; then the
 * wanted page is loaded as a document, unless that has just been tried.
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
