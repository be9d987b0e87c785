interface CoalesceOptions<Question, Answer> {
  /** Returns one result per request, in the same order. */
  run: (questions: Question[]) => Promise<Answer[]>;
  maxInBatch: number;
  /** Batches running at the same time. */
  maxAtOnce: number;
}

interface WaitingQuestion<Question, Answer> {
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
  maxInBatch,
  maxAtOnce,
}: CoalesceOptions<Question, Answer>): (question: Question) => Promise<Answer> {
  const waiting: WaitingQuestion<Question, Answer>[] = [];
  let isDue = false;
  let onTheWay = 0;

  async function runBatch(batch: WaitingQuestion<Question, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function start(): void {
    isDue = false;
    while (waiting.length > 0 && onTheWay < maxAtOnce) {
      onTheWay++;
      void runBatch(waiting.splice(0, maxInBatch)).then(() => {
        onTheWay--;
        start();
      });
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isDue || onTheWay >= maxAtOnce) return;
      isDue = true;
      // Requests of the same event-loop turn join the batch.
      setImmediate(start);
    });
}
