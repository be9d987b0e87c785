import type { ReactNode, Ref } from "react";
import { OctagonAlert } from "../generated/icons.ts";

type ErrorSummaryProps = {
  title: ReactNode;
  /** One link per error, to its control. */
  errors: { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
  /** For a page rendered with errors: takes the focus without JavaScript too. */
  focusAtFirst?: boolean | undefined;
  /** Moves the focus to the control, because a link only scrolls there. */
  onFollow?: ((fieldId: string) => void) | undefined;
};

/** Takes the focus after a refused submission, hence the tab index. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, errors, ref, focusAtFirst, onFollow } = props;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused submission the errors come first.
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} autoFocus={focusAtFirst}>
      <h2 className="error-summary-title">
        <OctagonAlert />
        {title}
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a
              href={`#${fieldId}`}
              onClick={
                onFollow &&
                ((event) => {
                  event.preventDefault();
                  onFollow(fieldId);
                })
              }
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
