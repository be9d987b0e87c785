interface CoalesceOptions<Asked, Found> {
  /** One result for each that was asked, in the same order. */
  run: (asked: Asked[]) => Promise<Found[]>;
  mostInBatch: number;
  /** Batches on their way at the same time. */
  mostAtOnce: number;
}

interface Waiting<Asked, Found> {
  asked: Asked;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Many who ask the same thing at the same moment ask together. A batch consists of those who wait when it begins: nobody is
 * given an answer to a question that was put before their own.
 */
export function coalesce<Asked, Found>({
  run,
  mostInBatch,
  mostAtOnce,
}: CoalesceOptions<Asked, Found>): (asked: Asked) => Promise<Found> {
  const waiting: Waiting<Asked, Found>[] = [];
  let isDue = false;
  let onTheWay = 0;

  async function runBatch(batch: Waiting<Asked, Found>[]): Promise<void> {
    try {
      const found = await run(batch.map(({ asked }) => asked));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Found);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function start(): void {
    isDue = false;
    while (waiting.length > 0 && onTheWay < mostAtOnce) {
      onTheWay++;
      void runBatch(waiting.splice(0, mostInBatch)).then(() => {
        onTheWay--;
        start();
      });
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isDue || onTheWay >= mostAtOnce) return;
      isDue = true;
      // Whoever asks in the same turn goes along.
      setImmediate(start);
    });
}
