import { classNames } from "../class-names.ts";

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

/** Cells of a three by three grid, in opposite pairs; the center pip is drawn larger. */
const corners = [0, 8, 2, 6, 3, 5];
const steps = [11.5, 24, 36.5];

export function DieFace({ value, className }: { value: DieValue; className?: string | undefined }) {
  return (
    <svg className={classNames("die-face", className)} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="11" />
      {corners.slice(0, value - (value % 2)).map((place) => (
        <circle key={place} cx={steps[place % 3]} cy={steps[Math.floor(place / 3)]} r="4.6" />
      ))}
      {value % 2 === 1 && <circle className="die-face-center" cx="24" cy="24" r="7" />}
    </svg>
  );
}
