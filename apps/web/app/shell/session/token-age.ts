/** Renewed a little early, so that it does not expire in transit. */
const sparedSeconds = 30;

/** Reads the token's own claim; verifying it is up to the APIs. */
export function hasExpired(token: string, now = Date.now()): boolean {
  try {
    const payload = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const { exp } = JSON.parse(payload) as { exp?: number };
    return typeof exp !== "number" || exp - sparedSeconds < now / 1_000;
  } catch {
    return true;
  }
}
