import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and in the first render of a page that came from there; true as soon as scripts run. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
