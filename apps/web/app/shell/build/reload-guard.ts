const key = "reloaded-at";
const guardMilliseconds = 10_000;

/** Reloads the page, but at most once in ten seconds, so that a broken build cannot loop. */
export function reloadOnce(path?: string, now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now - last < guardMilliseconds) return false;
  sessionStorage.setItem(key, String(now));
  if (path) location.assign(path);
  else location.reload();
  return true;
}
