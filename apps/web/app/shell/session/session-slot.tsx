import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { useSessionVersion } from "./use-session-version.ts";

/** Visitors never load it, and are never asked about. */
const SessionHost = lazy(() => import("./session-host.tsx"));

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
