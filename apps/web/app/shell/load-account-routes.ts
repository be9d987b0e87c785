import { loadPart } from "./build/preload-route.ts";
import { addRoutes } from "./route-match.ts";

let loading: Promise<void> | undefined;

/** Before the first visit to a page that is none of the public ones. */
export async function loadAccountRoutes(wanted: string): Promise<void> {
  loading ??= loadPart(() => import("../account-routes.ts"), wanted).then(({ accountRoutes }) =>
    addRoutes(accountRoutes),
  );
  await loading;
}
