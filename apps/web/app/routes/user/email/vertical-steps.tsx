import type { ReactNode } from "react";

type VerticalStepsProps = {
  steps: { title: string; note: ReactNode; isNow?: boolean }[];
};

/** Steps in order, each with a sentence. */
export function VerticalSteps({ steps }: VerticalStepsProps) {
  return (
    <ol className="vertical-steps">
      {steps.map(({ title, note, isNow }, index) => (
        <li key={title} aria-current={isNow ? "step" : undefined}>
          <span className="vertical-steps-square num" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b>{title}</b>
            {note}
          </div>
        </li>
      ))}
    </ol>
  );
}
