import type { ReactNode } from "react";
import "./figures.css";

/** A page's most important numbers in a row: a `div` with `dt` and `dd` for each. */
export function Figures({ count, children }: { count: number; children: ReactNode }) {
  return (
    <dl className="admin-figures" style={{ "--figures": count }}>
      {children}
    </dl>
  );
}
