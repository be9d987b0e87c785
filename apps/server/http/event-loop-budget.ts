/** Milliseconds of work that may begin before others are looked at. */
const turnBudgetMs = 10;

/**
 * Starts work immediately while there is little. Hundreds at once are started in order, in slices of a few milliseconds,
 * and Node reads from the network between slices, so that refused requests do not wait for admitted ones.
 */
export function createEventLoopBudget(now: () => number = () => performance.now()) {
  const waiting: (() => void)[] = [];
  let spent = 0;
  let isPlanned = false;

  function begin(work: () => void): void {
    const startedAt = now();
    work();
    spent += now() - startedAt;
  }

  function nextTurn(): void {
    spent = 0;
    isPlanned = false;
    while (spent < turnBudgetMs) {
      const work = waiting.shift();
      if (!work) return;
      begin(work);
    }
    plan();
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(nextTurn);
  }

  return function runWithinBudget(work: () => void): void {
    plan();
    if (waiting.length === 0 && spent < turnBudgetMs) begin(work);
    else waiting.push(work);
  };
}
