import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { BearerVariables } from "../bearer/require-bearer.ts";
import { problemResponse } from "../problem.ts";

export interface RateLimitOptions {
  /** On the average; 0 for no limit. */
  perSecond: number;
  /** How many seconds' worth may come at once. */
  burstSeconds?: number;
  now?: () => number;
}

export interface Allowance {
  isAllowed: boolean;
  /** How many may come at once. */
  most: number;
  left: number;
  /** Seconds until the next is let through. */
  wait: number;
}

export type RateLimit = (subject: string) => Allowance;

/** Whoever is pushed out begins anew: an attacker with as many addresses has no need of that. */
const mostSubjects = 50_000;

/** A bucket of tokens for each subject, in this process only. */
export function createRateLimit({
  perSecond,
  burstSeconds = 10,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const most = Math.max(1, perSecond * burstSeconds);
  if (perSecond === 0) return () => ({ isAllowed: true, most, left: most, wait: 0 });
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: mostSubjects });
  return (subject) => {
    const at = now();
    const bucket = buckets.get(subject) ?? { tokens: most, at };
    const tokens = Math.min(most, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    bucket.tokens = isAllowed ? tokens - 1 : tokens;
    bucket.at = at;
    buckets.set(subject, bucket);
    const wait = isAllowed ? 0 : (1 - tokens) / perSecond;
    return { isAllowed, most, left: Math.floor(bucket.tokens), wait };
  };
}

export function tooManyRequests({ most, left, wait }: Allowance): Response {
  const response = problemResponse("too-many-requests");
  const seconds = String(Math.max(1, Math.ceil(wait)));
  response.headers.set("retry-after", seconds);
  response.headers.set("ratelimit-limit", String(most));
  response.headers.set("ratelimit-remaining", String(left));
  response.headers.set("ratelimit-reset", seconds);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** After the bearer is known to be genuine: a forged one must not use up somebody else's allowance. */
export function limitPerPerson(limit: RateLimit): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    const allowance = limit(c.get("bearer").userId);
    if (!allowance.isAllowed) return tooManyRequests(allowance);
    return next();
  };
}
