import pLimit from "p-limit";
import { DomainError } from "./domain-error.ts";

interface ConcurrencyOptions {
  atOnce: number;
  maxWaiting: number;
}

/** For expensive work that callers wait for. With a full queue, callers are told to retry later. */
export function limitConcurrency({ atOnce, maxWaiting }: ConcurrencyOptions) {
  const limit = pLimit(atOnce);
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (limit.pendingCount >= maxWaiting) throw new DomainError("unavailable");
    return limit(work);
  };
}
