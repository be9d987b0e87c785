import type { ReactNode } from "react";

type Side = { label: string; value: ReactNode };

type BoxSpecProps = {
  players: Side;
  time: Side;
  age: Side;
  /** From 1 to 5, with its text. */
  weight: { label: string; value: number; spoken: string };
  /** Further facts, which only some places show. */
  others?: Side[];
};

const WEIGHTS = [1, 2, 3, 4, 5];

export function BoxSpec({ players, time, age, weight, others }: BoxSpecProps) {
  return (
    <dl className="box-spec">
      {[players, time, age].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{weight.label}</dt>
        <dd>
          <span className="box-spec-weight" role="img" aria-label={weight.spoken}>
            {WEIGHTS.map((step) => (
              <i key={step} data-on={step <= weight.value ? "" : undefined} />
            ))}
          </span>
        </dd>
      </div>
      {others?.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
