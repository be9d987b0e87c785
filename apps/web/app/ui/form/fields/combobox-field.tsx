import { Combobox, type ComboboxChoice } from "../../field/combobox.tsx";
import { type FieldProps, useField } from "../form-context.ts";

/** For dozens of options; a `SelectField` suits fewer, and brings no scripts. */
export function ComboboxField({
  options,
  emptyLabel,
  words,
  ...props
}: FieldProps & ComboboxChoice) {
  const field = useField(props);
  return (
    <Combobox
      {...field.shell}
      options={options}
      emptyLabel={emptyLabel}
      words={words}
      name={field.name}
      defaultValue={field.text}
      required={field.required}
      disabled={props.disabled}
      className={field.isFilled ? "input-filled" : undefined}
    />
  );
}
