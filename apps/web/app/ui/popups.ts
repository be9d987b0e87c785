import { useCallback, useRef, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and in the first render of a page that came from there; true as soon as scripts run. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Container of a control's popup: its dialog, because everything outside is inert, or else the main landmark. The first
 * value is the control's ref.
 */
export function usePopupContainer() {
  const container = useRef<HTMLElement>(null);
  const control = useCallback((element: Element | null) => {
    container.current = element?.closest<HTMLElement>("dialog, main") ?? null;
  }, []);
  return [control, container] as const;
}
