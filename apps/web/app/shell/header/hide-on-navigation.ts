import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes a popover of links after a navigation, because the bar around it stays from page to page. */
export function useHideOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it.
  useEffect(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  }, [pathname, hash]);
}
