import { coalesce } from "@takujo/runtime/coalesce";
import { DomainError } from "@takujo/runtime/domain-error";
import { Gauge, Histogram } from "@takujo/runtime/metrics/metrics";

interface BatchQueueOptions<Request, Answer> {
  /** Returns one answer or refusal per request, in the same order. */
  run: (key: string, requests: Request[]) => Promise<(Answer | Error)[]>;
  mostInBatch: number;
  /** Limit per key, including the batch in progress. Requests beyond it are refused at once. */
  mostInside: number;
}

const batchSize = new Histogram({
  name: "takujo_seat_gate_batch_size",
  help: "Requests for seats of one session that were decided together.",
  buckets: [1, 2, 5, 10, 25, 50, 100, 200],
});
const inGate = new Gauge({
  name: "takujo_seat_gate_inside",
  help: "Requests for seats that wait or are being decided.",
});

/** Batches requests of the same key in order of arrival: while one batch runs, all requests that arrive form the next. */
export function createBatchQueue<Request, Answer>({
  run,
  mostInBatch,
  mostInside,
}: BatchQueueOptions<Request, Answer>) {
  const queues = new Map<string, ReturnType<typeof open>>();

  function open(key: string) {
    const ask = coalesce({
      run(requests: Request[]) {
        batchSize.observe(requests.length);
        return run(key, requests);
      },
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
    inGate.inc();
    try {
      const answer = await queue.ask(request);
      if (answer instanceof Error) throw answer;
      return answer;
    } finally {
      inGate.dec();
      if (--queue.inside === 0) queues.delete(key);
    }
  };
}
