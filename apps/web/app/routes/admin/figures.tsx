import type { ReactNode } from "react";
import "./figures.css";

type FiguresProps = { count: number; label?: string; children: ReactNode };

/** A page's most important numbers in a row: a `div` with `dt` and `dd` for each. */
export function Figures({ count, label, children }: FiguresProps) {
  return (
    <dl className="admin-figures" style={{ "--figures": count }} aria-label={label}>
      {children}
    </dl>
  );
}
