import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const everyMs = 60_000;

/** Loads the page's data anew about once a minute, while somebody can see it; and at once when they come back to it. */
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
