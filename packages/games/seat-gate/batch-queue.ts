import { DomainError } from "@takujo/runtime/domain-error";

interface BatchQueueOptions<Request, Answer> {
  /** One answer or refusal for each request, in the same order. */
  run: (key: string, requests: Request[]) => Promise<(Answer | Error)[]>;
  mostInBatch: number;
  /** Of one key. Whoever comes when as many wait is sent away at once. */
  mostWaiting: number;
}

interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Requests of the same key go together in the order of their arrival: one batch is on its way, and all that come
 * meanwhile are the next.
 */
export function createBatchQueue<Request, Answer>({
  run,
  mostInBatch,
  mostWaiting,
}: BatchQueueOptions<Request, Answer>) {
  const queues = new Map<string, Waiting<Request, Answer>[]>();

  async function drain(key: string, queue: Waiting<Request, Answer>[]) {
    while (queue.length > 0) {
      const batch = queue.splice(0, mostInBatch);
      await run(
        key,
        batch.map(({ request }) => request),
      ).then(
        (answers) => {
          for (const [index, { resolve, reject }] of batch.entries()) {
            const answer = answers[index];
            if (answer instanceof Error) reject(answer);
            else resolve(answer as Answer);
          }
        },
        (error) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
    queues.delete(key);
  }

  return (key: string, request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue && queue.length >= mostWaiting) {
        return reject(new DomainError("unavailable", "Too many at once.", { retryAfter: 1 }));
      }
      if (queue) return void queue.push({ request, resolve, reject });
      const begun = [{ request, resolve, reject }];
      queues.set(key, begun);
      // Whoever asks in the same turn goes along.
      setImmediate(() => void drain(key, begun));
    });
}
