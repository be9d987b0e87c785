import { useEffect, useState } from "react";

/** Zero on the server, and until the page is alive. */
export function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

/** 9:05 */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
