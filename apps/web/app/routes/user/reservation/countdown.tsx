import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useSecondsUntil } from "../../../shell/use-seconds-until.ts";
import { timeLeft } from "./time-left.ts";

type CountdownProps = {
  until: string;
  /** The server's time when it rendered the page. */
  now: number;
};

/** An expired hold is removed a little later; the page reloads until it is. */
const askEvery = 10_000;

/** Not announced: the text beside it states the time. */
export function Countdown({ until, now }: CountdownProps) {
  const locale = useLocale();
  const left = useSecondsUntil(Date.parse(until), now);
  useAskWhenOver(left === 0);
  return (
    <span className="num" role="timer" aria-live="off">
      {timeLeft(left, locale)}
    </span>
  );
}

function useAskWhenOver(isOver: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    if (!isOver) return;
    const askIfPossible = () => {
      if (navigator.onLine) void ask.current();
    };
    askIfPossible();
    const timer = setInterval(askIfPossible, askEvery);
    return () => clearInterval(timer);
  }, [isOver]);
}
