import pLimit from "p-limit";
import { DomainError } from "./domain-error.ts";

interface ConcurrencyOptions {
  atOnce: number;
  mostWaiting: number;
}

/** For work that somebody waits for and that is dear to all others. Whoever finds the queue full is told to come again. */
export function limitConcurrency({ atOnce, mostWaiting }: ConcurrencyOptions) {
  const limit = pLimit(atOnce);
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (limit.pendingCount >= mostWaiting) throw new DomainError("unavailable");
    return limit(work);
  };
}
