import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { BearerVariables } from "../bearer/require-bearer.ts";
import { problemResponse } from "../http/problem.ts";

export interface RateLimitOptions {
  /** On average; 0 means no limit. */
  perSecond: number;
  /** Burst size, in seconds' worth of requests. */
  burstSeconds?: number;
  now?: () => number;
}

export interface Allowance {
  isAllowed: boolean;
  /** Most requests at once. */
  max: number;
  left: number;
  /** Seconds until the next request is allowed. */
  wait: number;
}

export type RateLimit = (subject: string) => Allowance;

/** An evicted subject starts fresh: an attacker with this many addresses gains nothing by it. */
const maxSubjects = 50_000;

/** A token bucket per subject, in this process only. */
export function createRateLimit({
  perSecond,
  burstSeconds = 10,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const max = Math.max(1, perSecond * burstSeconds);
  if (perSecond === 0) return () => ({ isAllowed: true, max, left: max, wait: 0 });
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxSubjects });
  return (subject) => {
    const at = now();
    const bucket = buckets.get(subject) ?? { tokens: max, at };
    const tokens = Math.min(max, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    bucket.tokens = isAllowed ? tokens - 1 : tokens;
    bucket.at = at;
    buckets.set(subject, bucket);
    const wait = isAllowed ? 0 : (1 - tokens) / perSecond;
    return { isAllowed, max, left: Math.floor(bucket.tokens), wait };
  };
}

export function tooManyRequests({ max, left, wait }: Allowance): Response {
  const response = problemResponse("too-many-requests");
  const seconds = String(Math.max(1, Math.ceil(wait)));
  response.headers.set("retry-after", seconds);
  response.headers.set("ratelimit-limit", String(max));
  response.headers.set("ratelimit-remaining", String(left));
  response.headers.set("ratelimit-reset", seconds);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** Runs after authentication: a forged bearer must not use up another person's allowance. */
export function limitPerPerson(limit: RateLimit): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    const allowance = limit(c.get("bearer").userId);
    if (!allowance.isAllowed) return tooManyRequests(allowance);
    return next();
  };
}
