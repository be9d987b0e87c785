import { useEffect, useState } from "react";

/** By slug: free boxes, and the total. */
export type FreeBoxes = Record<string, { free: number; of: number } | undefined>;

const intervalMs = 60_000;

/**
 * Which of these games can be taken from the shelf now; none while no event is on. Pages are cached and do not know it, so
 * browsers ask.
 */
export function useFreeBoxes(slugs: string[]): FreeBoxes | undefined {
  const [boxes, setBoxes] = useState<FreeBoxes>();
  const games = slugs.join();
  useEffect(() => {
    if (!games) return;
    const ask = async () => {
      if (document.hidden) return;
      // On failure nothing is shown, rather than boxes that may be taken by now.
      const answer = await fetch(`/api/v1/free-boxes?games=${games}`)
        .then((response) => response.json() as Promise<{ games?: FreeBoxes }>)
        .catch(() => undefined);
      setBoxes(answer?.games);
    };
    void ask();
    const timer = setInterval(ask, intervalMs);
    return () => clearInterval(timer);
  }, [games]);
  return boxes;
}
