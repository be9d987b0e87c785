import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const everyMs = 60_000;

/** Reloads the page's data about once a minute while it is visible, and immediately when it becomes visible again. */
export function useRefresh(): void {
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
    const timer = setInterval(lookIfDue, 5_000);
    document.addEventListener("visibilitychange", lookIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfDue);
    };
  }, []);
}
