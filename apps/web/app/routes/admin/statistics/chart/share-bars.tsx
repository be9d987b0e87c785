import { classNames } from "../../../../ui/class-names.ts";
import { Change } from "../change.tsx";

export interface ShareRow {
  key: string;
  name: string;
  lang?: string | undefined;
  className?: string | undefined;
  /** From 0 to 100. */
  percent: number;
  before: number | null;
  /** As shown behind the bar. */
  value: string;
  change: number | null;
}

type ShareBarsProps = { rows: ShareRow[]; good?: "more" | undefined; shortNames?: boolean };

/** A bar for each row, with a mark for the month before. The names and numbers are text, the bars only a picture of them. */
export function ShareBars({ rows, good, shortNames }: ShareBarsProps) {
  return (
    <ul className={classNames("statistics-bars", shortNames && "statistics-bars-short")}>
      {rows.map(({ key, name, lang, className, percent, before, value, change }) => (
        <li key={key}>
          <span className={classNames("statistics-name", className)} lang={lang}>
            {name}
          </span>
          <svg height="16" aria-hidden="true">
            <rect className="statistics-track" width="100%" height="16" rx="3" />
            <rect className="statistics-look-first" width={`${percent}%`} height="16" rx="3" />
            {before !== null && (
              <line className="statistics-tick" x1={`${before}%`} x2={`${before}%`} y2="16" />
            )}
          </svg>
          <b className="num">{value}</b>
          <Change change={change} good={good} />
        </li>
      ))}
    </ul>
  );
}
