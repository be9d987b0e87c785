import pLimit from "p-limit";
import { DomainError } from "./domain-error.ts";

interface ConcurrencyOptions {
  atOnce: number;
  mostWaiting: number;
}

/** For expensive work that a caller waits for. When the queue is full, callers are told to retry later. */
export function limitConcurrency({ atOnce, mostWaiting }: ConcurrencyOptions) {
  const limit = pLimit(atOnce);
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (limit.pendingCount >= mostWaiting) throw new DomainError("unavailable");
    return limit(work);
  };
}
