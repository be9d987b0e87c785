import { createStore } from "../create-store.ts";

/** Whether the next page waits for a connection. */
export const isWaitingForLine = createStore(false);

const retryDelayMs = 3_000;

/**
 * The current page stays until the next one arrives: without a connection it waits instead of showing an error screen.
 * Navigating elsewhere ends the wait.
 */
export async function fetchWhenOnline(request: Request): Promise<Response> {
  try {
    for (;;) {
      try {
        return await fetch(request);
      } catch (error) {
        if (request.signal.aborted || !(error instanceof TypeError)) throw error;
        isWaitingForLine.set(true);
        await untilOnline(request.signal);
      }
    }
  } finally {
    isWaitingForLine.set(false);
  }
}

/** A browser that calls itself online may be wrong, so it is tried again in any case. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, retryDelayMs);
    addEventListener("online", end, { signal: ended.signal });
    signal.addEventListener("abort", end, { signal: ended.signal });
  });
}
