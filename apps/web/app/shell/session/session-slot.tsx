import { readSessionVersion } from "@takujo/contracts/cookie";
import {
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigation } from "react-router";
import { usePage } from "../routing/browser-page.ts";
import { currentUser, isSessionLost } from "./login-user.ts";

/** Not loaded for visitors. If loading fails, what is shown stays, such as a ticket at the door. */
const SessionHost = lazy<() => ReactNode>(() =>
  import("./session-host.tsx").catch(() => ({ default: () => null })),
);

/** Provides the session to the shell. First in the layout, because its banner is at the top. */
export function SessionSlot() {
  const isSignedIn = useSessionVersion() !== undefined;
  const [isNeeded, setNeeded] = useState(false);
  if (isSignedIn && !isNeeded) setNeeded(true);
  // After every render, because React owns the document's attributes and would drop this one.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-session", isSignedIn);
  });
  return <Suspense>{isNeeded && <SessionHost />}</Suspense>;
}

/**
 * A session that cannot be asked for counts as none on a page that is the same for everybody. A private page proves it.
 *
 * Read again at every step of a navigation, because its response may have set the cookie, and when another tab or
 * the auth service reports a change. Undefined on the server.
 */
function useSessionVersion(): string | undefined {
  useLocation();
  useNavigation();
  const isLost = useSyncExternalStore(isSessionLost.subscribe, isSessionLost.get, () => false);
  const version = useSyncExternalStore(
    currentUser.subscribe,
    () => readSessionVersion(document.cookie),
    () => undefined,
  );
  const isForEverybody = usePage()?.auth === false;
  return isLost && isForEverybody ? undefined : version;
}
