import { useEffect, useState } from "react";

/** Below the fixed header, where the eye of a reader rests. */
const readingLine = 160;

/** The section being read: the last one whose heading has passed the reading line. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(" ");
  useEffect(() => {
    const headings = list.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const find = () => {
      frame = 0;
      const passed = headings.filter((one) => one.getBoundingClientRect().top <= readingLine);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const plan = () => {
      frame ||= requestAnimationFrame(find);
    };
    plan();
    addEventListener("scroll", plan, { passive: true });
    return () => {
      removeEventListener("scroll", plan);
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return current;
}
