import { useRef, useState } from "react";
import { describedBy, Field } from "../../field/field.tsx";
import { NumberStepper } from "../../field/number-stepper.tsx";
import { type FieldProps, type ReadOnly, useField } from "../form-context.ts";

type NumberFieldProps = FieldProps &
  ReadOnly & {
    words: { less: string; more: string };
    min: number;
    max: number;
    step?: number | undefined;
  };

/** A small number, by buttons, arrow keys or typing. Typed values are validated, not blocked. */
export function NumberField({ words, min, max, step, ...props }: NumberFieldProps) {
  const { disabled, readOnly } = props;
  const field = useField(props);
  const holder = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(field.text);
  /** Announced after a button press, because the focus is then not on the number. */
  const [stepped, setStepped] = useState("");
  const move = (by: 1 | -1) => {
    const input = holder.current?.querySelector("input");
    if (!input || readOnly) return;
    if (by > 0) input.stepUp();
    else input.stepDown();
    // A step made by code fires no input event.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    setStepped(input.value);
  };
  return (
    <Field {...field.shell}>
      <div ref={holder}>
        <NumberStepper
          {...describedBy(field.shell)}
          name={field.name}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          readOnly={readOnly}
          defaultValue={field.text}
          aria-required={field.required}
          lessLabel={words.less}
          moreLabel={words.more}
          isMin={value !== "" && Number(value) <= min}
          isMax={value !== "" && Number(value) >= max}
          onStep={move}
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <output className="visually-hidden" htmlFor={field.shell.id}>
          {stepped}
        </output>
      </div>
    </Field>
  );
}
