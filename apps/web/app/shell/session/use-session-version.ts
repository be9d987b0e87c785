import { readSessionVersion } from "@takujo/contracts/session-version";
import { useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";

const neverTells = () => () => {};

/** Read anew with every step of a navigation, because its answer may have set it. Pages of the server know none. */
export function useSessionVersion(): string | undefined {
  useLocation();
  useNavigation();
  return useSyncExternalStore(
    neverTells,
    () => readSessionVersion(document.cookie),
    () => undefined,
  );
}
