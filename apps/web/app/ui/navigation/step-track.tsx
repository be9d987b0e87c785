import { Check } from "../generated/icons.ts";
import { artUrl } from "../icon/art-url.ts";

type StepTrackProps = {
  label: string;
  steps: string[];
  /** Counted from 0. */
  current: number;
  /** Read out after the name of a completed step. */
  doneLabel: string;
};

export function StepTrack({ label, steps, current, doneLabel }: StepTrackProps) {
  return (
    <ol className="step-track" aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          data-done={index < current ? "" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className="step-track-square num" aria-hidden="true">
            {index < current ? <Check /> : index + 1}
            {index === current && (
              <img
                className="step-track-piece"
                src={artUrl.piece("tabito", "#E2492A")}
                alt=""
                width="34"
                height="36"
              />
            )}
          </span>
          <span className="step-track-name">
            {name}
            {index < current && <span className="visually-hidden">{doneLabel}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
