import type { ReactNode, Ref } from "react";
import { OctagonAlert } from "../generated/icons.ts";

type ErrorSummaryProps = {
  title: ReactNode;
  /** One link per fault, to the control it belongs to. */
  errors: { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** Takes the focus after a refused submit, hence the tab index. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <h2 className="error-summary-title">
        <OctagonAlert />
        {title}
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
