import type { InputHTMLAttributes } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { Minus, Plus } from "../generated/icons.ts";

type NumberStepperProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  lessLabel: string;
  moreLabel: string;
  /** At the end of the range. The button stays focusable, so that the focus is not lost. */
  isMin?: boolean | undefined;
  isMax?: boolean | undefined;
  onStep?: ((by: 1 | -1) => void) | undefined;
};

/** Without JavaScript a plain number field: CSS hides the buttons. */
export function NumberStepper(props: NumberStepperProps) {
  const { lessLabel, moreLabel, isMin, isMax, onStep, ...attributes } = props;
  const { disabled, readOnly } = attributes;
  return (
    <div className="number-stepper">
      <IconButton
        label={lessLabel}
        disabled={disabled}
        aria-disabled={isMin || readOnly || undefined}
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
        aria-disabled={isMax || readOnly || undefined}
        onClick={() => onStep?.(1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
