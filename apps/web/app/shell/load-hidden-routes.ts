import { loadPart } from "./build/preload-route.ts";

const organizersPath = /^\/(?:admin|reception)(?:\/|$)/;

/** Before the first visit to a page that is none of the public ones. A browser imports a file once. */
export async function loadHiddenRoutes(path: string, wanted: string): Promise<void> {
  if (organizersPath.test(path)) await loadPart(() => import("./add-admin-routes.ts"), wanted);
  else await loadPart(() => import("./add-account-routes.ts"), wanted);
}
