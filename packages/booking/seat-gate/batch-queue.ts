import { coalesce } from "@takujo/runtime/coalesce";
import { DomainError } from "@takujo/runtime/domain-error";

interface BatchQueueOptions<Request, Answer> {
  /** Returns one answer or refusal per request, in the same order. */
  run: (key: string, requests: Request[]) => Promise<(Answer | Error)[]>;
  mostInBatch: number;
  /** Limit per key, including the batch in progress. Requests beyond it are refused at once. */
  mostInside: number;
}

/** Batches requests of the same key in order of arrival: while one batch runs, all requests that arrive form the next. */
export function createBatchQueue<Request, Answer>({
  run,
  mostInBatch,
  mostInside,
}: BatchQueueOptions<Request, Answer>) {
  const queues = new Map<string, ReturnType<typeof open>>();

  function open(key: string) {
    const ask = coalesce({
      run: (requests: Request[]) => run(key, requests),
      mostInBatch,
      mostAtOnce: 1,
    });
    const queue = { ask, inside: 0 };
    queues.set(key, queue);
    return queue;
  }

  return async (key: string, request: Request): Promise<Answer> => {
    const queue = queues.get(key) ?? open(key);
    if (queue.inside >= mostInside) {
      throw new DomainError("unavailable", "Too many at once.", { retryAfter: 1 });
    }
    queue.inside++;
    try {
      const answer = await queue.ask(request);
      if (answer instanceof Error) throw answer;
      return answer;
    } finally {
      if (--queue.inside === 0) queues.delete(key);
    }
  };
}
