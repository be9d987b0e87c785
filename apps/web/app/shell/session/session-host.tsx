import { useTranslations } from "@takujo/i18n/react";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { Callout } from "../../ui/feedback/callout.tsx";
import { useSendOnce } from "../../ui/submission/use-send-once.ts";
import { usePage } from "../routing/browser-page.ts";
import { browserSession, followSession, startSession } from "./browser-session.ts";
import { interceptData } from "./fetch-data.ts";
import { fetchSignedIn } from "./fetch-signed-in.ts";
import { isWaitingForLine } from "./fetch-when-online.ts";

const { state } = browserSession;

/** Loaded only for admins who impersonate. */
const Impersonation = lazy(() => import("./impersonation.tsx"));

/** Loaded for signed-in people: follows the session across pages and tabs. */
export default function SessionHost() {
  const { session, user } = useSyncExternalStore(state.subscribe, state.get, state.getInitial);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  useEffect(startSession, []);
  useEffect(() => interceptData(fetchSignedIn), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation checks again.
  useEffect(() => {
    if (isIdle) void followSession();
  }, [key, isIdle]);
  useSendOnce(!isIdle);
  useReloadForAnother(session?.id);
  useFollowInPlace(isIdle && session !== null, key);
  return (
    <Suspense>
      {session?.impersonatedBy && <Impersonation session={session} user={user} />}
      <WaitingNotice />
    </Suspense>
  );
}

/** Reloads a private page when another tab has signed out, or signed in as another person. */
function useReloadForAnother(sessionId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const isPrivate = usePage()?.auth !== false;
  const shown = useRef(sessionId);
  useEffect(() => {
    const isAnother = shown.current !== undefined && shown.current !== sessionId;
    shown.current = sessionId;
    // Offline, what is shown stays, such as a ticket at the door.
    if (isAnother && isPrivate && navigator.onLine) void revalidate();
  }, [sessionId, isPrivate, revalidate]);
}

/** Why the next page does not come. No toast, whose code may not be there without a connection. */
function WaitingNotice() {
  const t = useTranslations("commons");
  const { subscribe, get, getInitial } = isWaitingForLine;
  const isWaiting = useSyncExternalStore(subscribe, get, getInitial);
  return (
    <div className="waiting-notice" role="status">
      {isWaiting && <Callout tone="warning">{t("waiting")}</Callout>}
    </div>
  );
}

/** Loaded only for pages that offer to follow something. */
function useFollowInPlace(isSettled: boolean, page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    if (!isSettled || !document.querySelector("a[data-follow]")) return;
    let isOver = false;
    let stop = () => {};
    import("./follow-in-place.ts").then(
      ({ startFollowing }) => {
        if (!isOver) stop = startFollowing();
      },
      // Without it, the form leads to a page.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isSettled, page]);
}
