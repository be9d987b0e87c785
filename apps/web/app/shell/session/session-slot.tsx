import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { useSessionVersion } from "./use-session-version.ts";

/** Visitors never load it, and are never asked about. Where it cannot be loaded, what is shown (a ticket at the door) stays. */
const SessionHost = lazy<() => ReactNode>(() =>
  import("./session-host.tsx").catch(() => ({ default: () => null })),
);

/** Where the shell learns who is signed in. First in the layout, for what it shows stands above all. */
export function SessionSlot() {
  const isSignedIn = useSessionVersion() !== undefined;
  const [isNeeded, setNeeded] = useState(false);
  if (isSignedIn && !isNeeded) setNeeded(true);
  // After every rendering: the document's own attributes are React's, this one the styles'.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-session", isSignedIn);
  });
  return <Suspense>{isNeeded && <SessionHost />}</Suspense>;
}
