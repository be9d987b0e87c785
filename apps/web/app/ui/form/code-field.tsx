import { describedBy, Field } from "../field/field.tsx";
import { CodeInput } from "./code-input.tsx";
import { type FieldProps, useField } from "./form-context.ts";

type CodeFieldProps = FieldProps & {
  length?: number | undefined;
  /** Sends the form as soon as the code is whole; each code once. */
  autoSubmit?: boolean | undefined;
};

export function CodeField({ length, autoSubmit, ...props }: CodeFieldProps) {
  const field = useField(props);
  return (
    <Field {...field.shell}>
      <CodeInput
        {...describedBy(field.shell)}
        name={props.name}
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
