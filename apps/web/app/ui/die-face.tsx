import { classNames } from "./class-names.ts";

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

const NEAR = 11.5;
const FAR = 36.5;
const CENTER = 24;

type Pip = readonly [x: number, y: number];
const DIAGONAL: Pip[] = [
  [NEAR, NEAR],
  [FAR, FAR],
];
const CORNERS: Pip[] = [...DIAGONAL, [FAR, NEAR], [NEAR, FAR]];
const PIPS: Record<DieValue, Pip[]> = {
  1: [],
  2: DIAGONAL,
  3: DIAGONAL,
  4: CORNERS,
  5: CORNERS,
  6: [...CORNERS, [NEAR, CENTER], [FAR, CENTER]],
};

export function DieFace({ value, className }: { value: DieValue; className?: string | undefined }) {
  return (
    <svg className={classNames("die-face", className)} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="11" />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" />
      ))}
      {value % 2 === 1 && <circle className="die-face-center" cx="24" cy="24" r="7" />}
    </svg>
  );
}
