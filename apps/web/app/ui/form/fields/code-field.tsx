import { describedBy, Field } from "../../field/field.tsx";
import { type FieldProps, useField } from "../form-context.ts";
import { CodeInput } from "./code-input.tsx";

type CodeFieldProps = FieldProps & {
  length?: number | undefined;
  /** Submits the form once the code is complete; each code only once. */
  autoSubmit?: boolean | undefined;
};

export function CodeField({ length, autoSubmit, ...props }: CodeFieldProps) {
  const field = useField(props);
  return (
    <Field {...field.shell}>
      <CodeInput
        {...describedBy(field.shell)}
        name={field.name}
        label={String(field.shell.label)}
        length={length}
        autoSubmit={autoSubmit}
        initial={field.text}
        disabled={props.disabled}
        aria-required={field.required}
      />
    </Field>
  );
}
