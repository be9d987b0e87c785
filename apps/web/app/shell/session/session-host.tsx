import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { routeById } from "../route-match.ts";
import { browserSession, followSession, startSession } from "./browser-session.ts";

const { state } = browserSession;

/** Only for admins, and seldom for them. */
const Impersonation = lazy(() => import("./impersonation.tsx"));

/** Loaded where somebody is signed in: follows the session from page to page and from tab to tab. */
export default function SessionHost() {
  const { session, user } = useSyncExternalStore(state.subscribe, state.get, state.getInitial);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  useEffect(startSession, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation asks again.
  useEffect(() => {
    if (isIdle) void followSession();
  }, [key, isIdle]);
  useReloadForAnother(session?.id);
  return (
    <Suspense>
      {session?.impersonatedBy && <Impersonation session={session} user={user} />}
    </Suspense>
  );
}

/** A page of somebody's own is asked for again when another tab has signed them out, or in as another. */
function useReloadForAnother(sessionId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const isPrivate = routeById(useMatches().at(-1)?.id)?.auth !== false;
  const shown = useRef(sessionId);
  useEffect(() => {
    const isAnother = shown.current !== undefined && shown.current !== sessionId;
    shown.current = sessionId;
    // Without a signal nobody can be asked; what is shown, such as a ticket at the door, stays.
    if (isAnother && isPrivate && navigator.onLine) void revalidate();
  }, [sessionId, isPrivate, revalidate]);
}
