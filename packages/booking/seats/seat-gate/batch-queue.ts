import { DomainError } from "@takujo/runtime/domain-error";
import { Gauge, Histogram } from "@takujo/runtime/metrics/metrics";

interface BatchQueueOptions<Request, Answer> {
  /** Returns one answer or refusal per request, in the same order. */
  run: (requests: Request[]) => Promise<(Answer | Error)[]>;
  /** Whether a batch of several keys failed because of one of them, and each should run alone. */
  isHeldUp: (error: unknown) => boolean;
  maxInBatch: number;
  /** Limit per key, including the batch in progress. Requests beyond it are refused at once. */
  maxInside: number;
  /** Batches running at the same time. */
  maxAtOnce: number;
}

interface WaitingRequest<Request, Answer> {
  request: Request;
  resolve: (answer: Answer | Error) => void;
  reject: (error: unknown) => void;
}

interface Queue<Request, Answer> {
  waiting: WaitingRequest<Request, Answer>[];
  inside: number;
  /** A batch with requests of this key is in progress; the next waits for it. */
  isBusy: boolean;
}

/** The requests of one key in a batch. */
interface Share<Request, Answer> {
  queue: Queue<Request, Answer>;
  taken: WaitingRequest<Request, Answer>[];
}

const batchSize = new Histogram({
  name: "takujo_seat_gate_batch_size",
  help: "Requests for seats that were decided together.",
  buckets: [1, 2, 5, 10, 25, 50, 100, 200],
});
const inGate = new Gauge({
  name: "takujo_seat_gate_inside",
  help: "Requests for seats that wait or are being decided.",
});

/**
 * Batches requests in order of arrival. While a batch of a key runs, further requests of that key form its next one. Each key
 * has its own batch, until there is room for only one more: then all waiting keys share it.
 */
export function createBatchQueue<Request, Answer>({
  run,
  isHeldUp,
  maxInBatch,
  maxInside,
  maxAtOnce,
}: BatchQueueOptions<Request, Answer>) {
  /** In the order in which they are served next. */
  const queues = new Map<string, Queue<Request, Answer>>();
  let inProgress = 0;
  let isDue = false;

  function takeShares(maxKeys: number): Share<Request, Answer>[] {
    const shares: Share<Request, Answer>[] = [];
    let room = maxInBatch;
    for (const [key, queue] of [...queues]) {
      if (shares.length === maxKeys || room === 0) break;
      if (queue.isBusy || queue.waiting.length === 0) continue;
      const taken = queue.waiting.splice(0, room);
      room -= taken.length;
      queue.isBusy = true;
      shares.push({ queue, taken });
      // Appended, so that a crowd at one key delays no other key.
      queues.delete(key);
      queues.set(key, queue);
    }
    return shares;
  }

  async function runBatch(shares: Share<Request, Answer>[]): Promise<void> {
    const all = shares.flatMap(({ taken }) => taken);
    batchSize.observe(all.length);
    try {
      const answers = await run(all.map(({ request }) => request));
      for (const [index, { resolve }] of all.entries()) resolve(answers[index] as Answer | Error);
    } catch (error) {
      if (shares.length > 1 && isHeldUp(error)) return runAlone(shares);
      for (const { reject } of all) reject(error);
    }
    for (const { queue } of shares) queue.isBusy = false;
  }

  /** Not awaited by their former batch: a delayed request takes no room from the others. */
  function runAlone(shares: Share<Request, Answer>[]): void {
    for (const share of shares) void runBatch([share]).then(start);
  }

  function start(): void {
    isDue = false;
    while (inProgress < maxAtOnce) {
      const isLastRoom = inProgress === maxAtOnce - 1;
      const shares = takeShares(isLastRoom ? maxInBatch : 1);
      if (shares.length === 0) return;
      inProgress++;
      void runBatch(shares).then(() => {
        inProgress--;
        start();
      });
    }
  }

  return async (key: string, request: Request): Promise<Answer> => {
    const queue = queues.get(key) ?? { waiting: [], inside: 0, isBusy: false };
    queues.set(key, queue);
    if (queue.inside >= maxInside) {
      throw new DomainError("unavailable", "Too many at once.", { retryAfter: 1 });
    }
    queue.inside++;
    inGate.inc();
    try {
      const { promise, resolve, reject } = Promise.withResolvers<Answer | Error>();
      queue.waiting.push({ request, resolve, reject });
      if (!isDue && inProgress < maxAtOnce) {
        isDue = true;
        // Requests of the same event-loop turn join the batch.
        setImmediate(start);
      }
      const answer = await promise;
      if (answer instanceof Error) throw answer;
      return answer;
    } finally {
      inGate.dec();
      if (--queue.inside === 0) queues.delete(key);
    }
  };
}
