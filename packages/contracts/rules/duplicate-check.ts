/** `superseded`: a later check replaced it. `unknown`: no answer came; the server will check again. */
export type DuplicateAnswer = "free" | "taken" | "superseded" | "unknown";

export interface DuplicateCheck<Value> {
  ask(value: Value): Promise<DuplicateAnswer>;
  cancel(): void;
}

/** For browsers: waits until typing pauses, runs one request at a time, and reports only the latest. */
export function createDuplicateCheck<Value extends string | number>(
  isTaken: (value: Value, signal: AbortSignal) => Promise<boolean>,
  { delay = 300 }: { delay?: number } = {},
): DuplicateCheck<Value> {
  let current: AbortController | undefined;
  let answered: { value: Value; answer: DuplicateAnswer } | undefined;

  async function ask(value: Value): Promise<DuplicateAnswer> {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const { signal } = controller;
    if (answered?.value === value) return answered.answer;
    if (!(await pause(delay, signal))) return "superseded";
    try {
      const answer = (await isTaken(value, signal)) ? "taken" : "free";
      if (signal.aborted) return "superseded";
      answered = { value, answer };
      return answer;
    } catch {
      return signal.aborted ? "superseded" : "unknown";
    }
  }

  return { ask, cancel: () => current?.abort() };
}

/** True if the time passed without an abort. */
function pause(delay: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), delay);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
