/** Refusals of a sign-in by code that have a sentence of their own. */
const knownCodes = [
  "INVALID_OTP",
  "OTP_EXPIRED",
  "TOO_MANY_ATTEMPTS",
  "TOO_MANY_CODES",
  "TOO_MANY_REQUESTS",
  "BANNED_USER",
  "UNAVAILABLE",
] as const;

export const isKnownRefusal = (code: string): code is (typeof knownCodes)[number] =>
  (knownCodes as readonly string[]).includes(code);

export const codeLength = 6;

/** As many wrong codes as the auth service allows; the next would be refused even if it were right. */
const maxMisses = 3;

export const isSpent = (misses: number): boolean => misses >= maxMisses;

/** A used-up code is replaced by a new one at once, so that people do not wait in vain. */
export const needsNewCode = (code: string, misses: number): boolean =>
  isSpent(misses) || code === "TOO_MANY_ATTEMPTS" || code === "OTP_EXPIRED";
