import type { Locale } from "@takujo/contracts/locale";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { clockFace, useSecondsUntil } from "../../../shell/use-seconds-until.ts";

type CountdownProps = {
  until: string;
  /** The server's time when it rendered the page. */
  now: number;
};

/** An expired hold is removed a little later; the page reloads until it is. */
const askEvery = 10_000;

/** 2日3時間, and on the last day 23:10:05. Not announced: the text beside it states the time. */
export function Countdown({ until, now }: CountdownProps) {
  const locale = useLocale();
  const left = useSecondsUntil(Date.parse(until), now);
  useAskWhenOver(left === 0);
  return (
    <span className="num" role="timer" aria-live="off">
      {left >= oneDay ? daysAndHours(left, locale) : clockFace(left)}
    </span>
  );
}

const oneDay = 86_400;

/** 2日3時間 / 2 days 3 hr */
function daysAndHours(seconds: number, locale: Locale): string {
  const amount = (value: number, unit: "day" | "hour") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const days = amount(Math.floor(seconds / oneDay), "day");
  const hours = amount(Math.floor((seconds % oneDay) / 3_600), "hour");
  return locale === "ja" ? (days + hours).replaceAll(" ", "") : `${days} ${hours}`;
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
