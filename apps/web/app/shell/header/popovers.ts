import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The id of the popover, by which its buttons open it. */
export const phoneMenuId = "phone-menu";
export const preferencesId = "preferences";

/** For a popover whose content needs a script: rendered and loaded when first opened. */
export function useOpened() {
  const [wasOpened, setOpened] = useState(false);
  return { wasOpened, onBeforeToggle: () => setOpened(true) };
}

/** Closes a popover of links after a navigation, because the bar around it stays from page to page. */
export function useHideOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it.
  useEffect(() => {
    if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
  }, [pathname, hash]);
}
