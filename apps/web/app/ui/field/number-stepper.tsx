import type { InputHTMLAttributes } from "react";
import { Minus, Plus } from "../generated/icons.ts";
import { IconButton } from "../icon-button.tsx";

type NumberStepperProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  lessLabel: string;
  moreLabel: string;
  /** At the end of its range: that button has nothing to do. It stays in reach, so the focus does too. */
  isLeast?: boolean | undefined;
  isMost?: boolean | undefined;
  onStep?: ((by: 1 | -1) => void) | undefined;
};

/** Without JavaScript a plain number field: the style sheet takes the buttons away. */
export function NumberStepper(props: NumberStepperProps) {
  const { lessLabel, moreLabel, isLeast, isMost, onStep, ...attributes } = props;
  const { disabled, readOnly } = attributes;
  return (
    <div className="number-stepper">
      <IconButton
        label={lessLabel}
        disabled={disabled}
        aria-disabled={isLeast || readOnly || undefined}
        onClick={() => onStep?.(-1)}
      >
        <Minus />
      </IconButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...attributes}
        type="number"
        className="number-stepper-value num"
      />
      <IconButton
        label={moreLabel}
        disabled={disabled}
        aria-disabled={isMost || readOnly || undefined}
        onClick={() => onStep?.(1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
