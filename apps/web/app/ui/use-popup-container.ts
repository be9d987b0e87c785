import { useCallback, useRef } from "react";

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
