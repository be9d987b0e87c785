import { useCallback, useRef } from "react";

/**
 * Where the popup of a control is put: into its dialog, because nothing outside of that can be used meanwhile, or else
 * into the main part of the page, because everything shall stand in a landmark. The first goes to the control as its ref.
 */
export function usePopupContainer() {
  const container = useRef<HTMLElement>(null);
  const control = useCallback((element: Element | null) => {
    container.current = element?.closest<HTMLElement>("dialog, main") ?? null;
  }, []);
  return [control, container] as const;
}
