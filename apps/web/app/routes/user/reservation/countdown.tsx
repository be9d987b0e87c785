import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { clockFace, useSecondsUntil } from "../../../shell/use-seconds-until.ts";

type CountdownProps = {
  until: string;
  /** When the server made the page. */
  now: number;
};

/** Silent: the words beside it say until when. At the end the page is asked for anew. */
export function Countdown({ until, now }: CountdownProps) {
  const left = useSecondsUntil(Date.parse(until), now);
  const { revalidate } = useRevalidator();
  const hadTime = useRef(false);
  useEffect(() => {
    if (left > 0) hadTime.current = true;
    else if (hadTime.current) {
      hadTime.current = false;
      if (navigator.onLine) void revalidate();
    }
  }, [left, revalidate]);
  return (
    <span className="num" role="timer" aria-live="off">
      {clockFace(left)}
    </span>
  );
}
