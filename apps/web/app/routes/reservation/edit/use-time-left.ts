import { useEffect, useState } from "react";

/** Counts down from what the server said was left. By the moments between, so a tab that slept tells no lie. */
export function useTimeLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
