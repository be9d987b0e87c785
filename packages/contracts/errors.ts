import type { RuleValues } from "./rules/rule.ts";

/**
 * The closed set of domain errors. A verb throws one by its code; the API turns it into RFC 9457 problem+json; pages turn the
 * status into the matching error screen.
 */
export const problems = {
  moved: 308,
  "invalid-input": 400,
  "sign-in-required": 401,
  "not-allowed": 403,
  "proof-refused": 403,
  "not-while-impersonating": 403,
  "sign-in-too-old": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "too-slow": 408,
  "request-in-progress": 409,
  "changed-meanwhile": 409,
  "handle-taken": 409,
  "too-many-addresses": 409,
  "session-full": 409,
  "session-closed": 409,
  "double-booked": 409,
  "no-show-limit": 409,
  "price-code-refused": 409,
  "pass-refused": 409,
  "already-waiting": 409,
  "seats-free": 409,
  "too-late": 409,
  "not-now": 409,
  "already-arrived": 409,
  "friends-seated": 409,
  "image-in-use": 409,
  "too-large": 413,
  "address-too-long": 414,
  "image-refused": 422,
  "too-many-seats": 422,
  "key-reused": 422,
  "key-missing": 400,
  "too-many-requests": 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problems;

/** The body of every failed API call, as `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  /** Distinguishes several meanings of one code. */
  reason?: string;
  instance?: string;
  /** With `moved`: the item's current slug. */
  movedTo?: string;
  issues?: ProblemIssue[];
}

/** One problem with the input. */
export interface ProblemIssue {
  path: string;
  /** For developers, in English. */
  message: string;
  /** The broken form rule and its values, so that a page can render it in its own language. */
  rule?: string;
  values?: RuleValues;
}

export const problemContentType = "application/problem+json";
