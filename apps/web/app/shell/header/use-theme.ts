import { useSyncExternalStore } from "react";
import { currentTheme, isMotionReduced } from "../preferences.ts";

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-motion"] });
  return () => observer.disconnect();
}

/** Read from the root element, where the script in the head set it before React started. */
export const useTheme = () =>
  useSyncExternalStore(subscribe, currentTheme, () => "system" as const);

export const useReducedMotion = () => useSyncExternalStore(subscribe, isMotionReduced, () => false);
