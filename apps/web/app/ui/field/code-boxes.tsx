import { Fragment, type InputHTMLAttributes } from "react";

type CodeBoxesProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "className"> & {
  /** The accessible name of the input, which has no visible label. */
  label: string;
  value: string;
  length?: number | undefined;
};

export function CodeBoxes({ label, value, length = 6, ...rest }: CodeBoxesProps) {
  const current = Math.min(value.length, length - 1);
  return (
    <div className="code-boxes">
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length}
        {...rest}
        value={value}
        aria-label={label}
        className="code-boxes-input"
      />
      {Array.from({ length }, (_, index) => index).map((index) => (
        <Fragment key={index}>
          {index === length / 2 && <span className="code-boxes-dash" aria-hidden="true" />}
          <span
            className="code-boxes-box"
            aria-hidden="true"
            data-filled={value[index] ? "" : undefined}
            data-current={index === current ? "" : undefined}
          >
            {value[index]}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
