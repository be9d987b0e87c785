import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const oneMinute = 60_000;
const pollIntervalMs = 5_000;

/** Reloads the page's data while it is visible, about once a minute, and immediately when it becomes visible again. */
export function useRefresh(everyMs = oneMinute): void {
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle") void revalidate();
  });
  useEffect(() => {
    let refreshedAt = Date.now();
    const lookIfDue = () => {
      if (Date.now() - refreshedAt < everyMs || document.visibilityState !== "visible") return;
      refreshedAt = Date.now();
      refresh();
    };
    const timer = setInterval(lookIfDue, Math.min(pollIntervalMs, everyMs));
    document.addEventListener("visibilitychange", lookIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfDue);
    };
  }, [everyMs]);
}
