import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, Field, type FieldShell } from "./field.tsx";

type Shelled<Attributes> = FieldShell & Omit<Attributes, keyof FieldShell>;

export function TextInput({
  filled,
  className,
  ...props
}: Shelled<InputHTMLAttributes<HTMLInputElement>> & { filled?: boolean | undefined }) {
  const [shell, attributes] = splitShell(props);
  return (
    <Field {...shell}>
      <input
        {...attributes}
        {...describedBy(shell)}
        className={classNames("input", filled && "input-filled", className)}
      />
    </Field>
  );
}

export function Select({
  className,
  children,
  ...props
}: Shelled<SelectHTMLAttributes<HTMLSelectElement>>) {
  const [shell, attributes] = splitShell(props);
  return (
    <Field {...shell}>
      <span className="input-select">
        <select {...attributes} {...describedBy(shell)} className={classNames("input", className)}>
          {children}
        </select>
      </span>
    </Field>
  );
}

export function Textarea({
  className,
  ...props
}: Shelled<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const [shell, attributes] = splitShell(props);
  return (
    <Field {...shell}>
      <textarea
        {...attributes}
        {...describedBy(shell)}
        className={classNames("input input-area", className)}
      />
    </Field>
  );
}

function splitShell<Props extends FieldShell>(props: Props) {
  const { id, label, requiredMark, optionalMark, hint, error, counter, ...attributes } = props;
  return [{ id, label, requiredMark, optionalMark, hint, error, counter }, attributes] as const;
}
