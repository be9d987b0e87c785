import type { EventSeats, SeatsByEvent } from "./seats.ts";

const interval = 1_500;
const maxWaitMs = 60_000;

const isOver = (seats?: EventSeats) => seats?.state === "closed" || seats?.state === "called-off";

/** Polls the seats of these events while the page is visible and until all are over. Returns a function that stops it. */
export function pollSeats(slugs: string, onSeats: (seats: SeatsByEvent) => void): () => void {
  const stopped = new AbortController();
  let timer = 0;
  let wait = interval;
  let isAsking = false;

  async function ask() {
    clearTimeout(timer);
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      const response = await fetch(`/api/v1/seats?events=${slugs}`, {
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(10_000)]),
      });
      if (!response.ok) throw response;
      const { events } = (await response.json()) as { events: SeatsByEvent };
      onSeats(events);
      wait = Object.values(events).every(isOver) ? 0 : interval;
    } catch {
      // Backs off, so that a failing server is not burdened.
      wait = Math.min(wait * 2, maxWaitMs);
    }
    isAsking = false;
    // Spread, so that pages opened at the same moment do not keep polling together.
    const spread = 0.9 + Math.random() / 5;
    if (wait && !stopped.signal.aborted) timer = window.setTimeout(ask, wait * spread);
  }

  document.addEventListener("visibilitychange", ask, { signal: stopped.signal });
  void ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
