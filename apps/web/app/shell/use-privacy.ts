import { useMatches, useRouteError } from "react-router";
import { routeById } from "./route-match.ts";

/** Set for pages that only somebody who is signed in is shown, so that their header says so without a script too. */
export function usePrivacy(): "" | undefined {
  const entry = routeById(useMatches().at(-1)?.id);
  const hasFailed = useRouteError() != null;
  const access = entry?.auth;
  const isForMembers =
    access === true || (typeof access === "object" && ["user", "admin"].includes(access.only));
  return isForMembers && !hasFailed ? "" : undefined;
}
