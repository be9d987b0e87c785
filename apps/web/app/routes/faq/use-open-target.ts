import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Opens the entry that the address names, before the page scrolls to it; for browsers that do not do so. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again opens it again.
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash.slice(1))?.closest("details") : null;
    if (details) details.open = true;
  }, [hash, key]);
}
