/** Renewed a little early, so that it does not run out on its way. */
const sparedSeconds = 30;

/** By what the token says of itself; whether it is true is for the APIs to find out. */
export function hasRunOut(token: string, now = Date.now()): boolean {
  try {
    const payload = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const { exp } = JSON.parse(payload) as { exp?: number };
    return typeof exp !== "number" || exp - sparedSeconds < now / 1_000;
  } catch {
    return true;
  }
}
