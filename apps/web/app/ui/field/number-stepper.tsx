import { Minus, Plus } from "../generated/icons.ts";
import { IconButton } from "../icon-button.tsx";

type NumberStepperProps = {
  value: number;
  min: number;
  max: number;
  lessLabel: string;
  moreLabel: string;
  onStep?: ((value: number) => void) | undefined;
};

export function NumberStepper(props: NumberStepperProps) {
  const { value, min, max, lessLabel, moreLabel, onStep } = props;
  return (
    <div className="number-stepper">
      <IconButton label={lessLabel} disabled={value <= min} onClick={() => onStep?.(value - 1)}>
        <Minus />
      </IconButton>
      <output className="number-stepper-value num">{value}</output>
      <IconButton label={moreLabel} disabled={value >= max} onClick={() => onStep?.(value + 1)}>
        <Plus />
      </IconButton>
    </div>
  );
}
