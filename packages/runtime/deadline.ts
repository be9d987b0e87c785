export class DeadlineError extends Error {}

/** Rejects when the work takes longer, and aborts the signal that it was given; work that does not heed it goes on unheard. */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DeadlineError(`took longer than ${milliseconds} ms`));
    abort.abort();
  }, milliseconds);
  try {
    return await Promise.race([work(abort.signal), promise]);
  } finally {
    clearTimeout(timer);
  }
}
