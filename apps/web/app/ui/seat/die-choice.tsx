import type { InputHTMLAttributes, ReactNode } from "react";

type DieChoiceProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "className" | "value"
> & {
  value: number;
  children: ReactNode;
};

/** A number of people as the face of a die: each pip is a seat, a ring until it is chosen. Beyond six it is a numeral. */
export function DieChoice({ value, children, ...rest }: DieChoiceProps) {
  return (
    <label className="die-choice">
      <input {...rest} type="radio" value={value} />
      <span className="die-choice-face" aria-hidden="true">
        {value <= 6 ? <Pips value={value} /> : <span className="num">{value}</span>}
      </span>
      <span>{children}</span>
    </label>
  );
}

export function DieChoices({ children }: { children: ReactNode }) {
  return <div className="die-choices">{children}</div>;
}

/** Cells of a three by three grid, for each number of pips. */
const faces = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const steps = [28, 50, 72];

function Pips({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {(faces[value - 1] ?? []).map((cell) => {
        const x = steps[cell % 3] ?? 0;
        const y = steps[Math.floor(cell / 3)] ?? 0;
        return (
          <g key={cell}>
            <circle cx={x} cy={y} r="9" />
            <path d={`M${x - 4.5} ${y}l3.2 3.4 5.8-6.6`} />
          </g>
        );
      })}
    </svg>
  );
}
