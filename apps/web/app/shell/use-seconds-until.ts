import { useEffect, useState } from "react";

const secondsBetween = (now: number, end: number) => Math.max(0, Math.ceil((end - now) / 1_000));

/** Until hydration, the seconds left when the server rendered the page; zero without `madeAt`. */
export function useSecondsUntil(end: number, madeAt = end): number {
  const [left, setLeft] = useState(() => secondsBetween(madeAt, end));
  useEffect(() => {
    const tell = () => setLeft(secondsBetween(Date.now(), end));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** 9:05 */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
