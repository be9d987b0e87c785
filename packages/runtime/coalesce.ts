interface CoalesceOptions<Question, Answer> {
  /** Returns one result per request, in the same order. */
  run: (questions: Question[]) => Promise<Answer[]>;
  mostInBatch: number;
  /** Batches running at the same time. */
  mostAtOnce: number;
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines concurrent requests into one batch. A batch contains only requests that were waiting when it began, so no result is
 * older than its request.
 */
export function coalesce<Question, Answer>({
  run,
  mostInBatch,
  mostAtOnce,
}: CoalesceOptions<Question, Answer>): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = [];
  let isDue = false;
  let onTheWay = 0;

  async function runBatch(batch: Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
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

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isDue || onTheWay >= mostAtOnce) return;
      isDue = true;
      // Requests of the same event-loop turn join the batch.
      setImmediate(start);
    });
}
