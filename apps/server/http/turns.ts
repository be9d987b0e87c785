/** Milliseconds of work that may begin before others are looked at. */
const longestTurn = 10;

/**
 * Begins work at once while there is little of it. When hundreds come at the same moment, it begins them in turns of a few
 * milliseconds, in order, and between two turns Node reads from the network: so whoever is refused does not wait for those
 * who are let in.
 */
export function createTurns(now: () => number = () => performance.now()) {
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
    while (spent < longestTurn) {
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

  return function takeTurn(work: () => void): void {
    plan();
    if (waiting.length === 0 && spent < longestTurn) begin(work);
    else waiting.push(work);
  };
}
