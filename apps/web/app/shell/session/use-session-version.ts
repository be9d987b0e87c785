import { readSessionVersion } from "@takujo/contracts/session-version";
import { useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { currentUser, isSessionLost } from "./login-user.ts";

/**
 * Read anew with every step of a navigation, because its answer may have set it, and when another tab or the auth
 * service has told of another person. Pages of the server know none.
 */
export function useSessionVersion(): string | undefined {
  useLocation();
  useNavigation();
  const isLost = useSyncExternalStore(isSessionLost.subscribe, isSessionLost.get, () => false);
  const version = useSyncExternalStore(
    currentUser.subscribe,
    () => readSessionVersion(document.cookie),
    () => undefined,
  );
  return isLost ? undefined : version;
}
