import { loadPart } from "./build/preload-route.ts";

/** Before the first visit to a page that is none of the public ones. A browser imports a file once. */
export async function loadAccountRoutes(wanted: string): Promise<void> {
  await loadPart(() => import("./add-account-routes.ts"), wanted);
}
