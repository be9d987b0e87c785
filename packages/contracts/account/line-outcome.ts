/**
 * How a sign-in with LINE can fail: the person declined; it was not begun in this browser, or too long ago; LINE does
 * not answer; its answer proves nothing; the person is banned, or staff; the identity belongs to another account; the
 * account has another identity; the session that asked has ended; we could not answer.
 */
export const lineRefusals = [
  "denied",
  "expired",
  "away",
  "unproven",
  "banned",
  "staff",
  "taken",
  "another",
  "session",
  "busy",
] as const;

export type LineRefusal = (typeof lineRefusals)[number];

/** The query field with the outcome, on the page to which people return from LINE. */
export const lineOutcomeField = "line";

/** Set while a person whom LINE named still has to prove their address. Only the auth service can read its value. */
export const lineIdentityCookie = "line_identity";
