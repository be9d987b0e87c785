const everyFiveMinutes = 300_000;

/** Calls back once when the server runs another build than this page came from. */
export function watchBuild(buildId: string, onNewBuild: () => void): () => void {
  const stop = new AbortController();
  const check = async () => {
    if (document.visibilityState !== "visible") return;
    const response = await fetch("/builds/latest.json", { cache: "no-store", signal: stop.signal });
    const latest = (await response.json()) as { id: string };
    if (latest.id === buildId) return;
    stop.abort();
    onNewBuild();
  };
  // Offline or mid-deploy: the next round will tell.
  const tryCheck = () => void check().catch(() => {});
  const timer = setInterval(tryCheck, everyFiveMinutes);
  stop.signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", tryCheck, { signal: stop.signal });
  return () => stop.abort();
}
